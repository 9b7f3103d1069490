import { Client, type QueryResultRow } from 'pg';

/** Asks the server one thing over a connection of its own. */
export async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
