import fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline: bare Fastify, and one prepared insert of the same columns into a table with the same key, without validation or
 * sessions. It shows the most that a product can reach on this machine and this database.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query(`create table if not exists bare_events (
  attempt_id uuid, seq int, at bigint, received_at bigint, device text, number int, event jsonb,
  primary key (attempt_id, seq), unique (attempt_id, device, number))`);

interface SaveBody {
  attempt: string;
  number: number;
  event: object;
}

const app = fastify();
app.post<{ Body: SaveBody }>('/events', async ({ body }) => {
  const now = Date.now();
  await pool.query({
    name: 'bare_insert',
    text: 'insert into bare_events values ($1, $2, $3, $4, $5, $6, $7)',
    values: [
      body.attempt,
      body.number,
      now,
      now,
      'bare-device',
      body.number,
      JSON.stringify(body.event),
    ],
  });
  return { acknowledged: body.number };
});
console.log(`bare at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
process.once('SIGTERM', () => process.exit(0));
