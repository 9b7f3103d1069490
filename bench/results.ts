import type { Client } from 'pg';
import { caller, sitTest, untilScored } from '../e2e/sit-over-http.ts';
import { startServer } from './server.ts';
import { signIn } from './sign-in.ts';

const requests = 300;
const students = 5000;
const attemptsEach = 20;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Milliseconds of one call, the middle one of many; one after the other. */
async function time(address: string, path: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const start = performance.now();
    const reply = await fetch(`${address}/api/v1${path}`, { headers: { cookie } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Copies of one real attempt, each with its result and its misses, under students of their own. */
async function fill(database: Client, attempt: string): Promise<void> {
  const account = `(select account_id from attempts where id = '${attempt}')`;
  const columns = async (table: string, ...own: string[]): Promise<string> => {
    const { rows } = await database.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    return rows
      .map(({ column_name: name }) => name)
      .filter((name) => !own.includes(name))
      .join(', ');
  };
  const [person, sat, result] = [
    await columns('accounts', 'id', 'email'),
    await columns('attempts', 'id', 'account_id'),
    await columns('results', 'attempt_id', 'account_id'),
  ];
  await database.query(`
    create temp table crowd as select gen_random_uuid() as account from generate_series(1, ${students});
    create temp table earlier as
      select account, gen_random_uuid() as attempt from crowd, generate_series(1, ${attemptsEach});
    insert into accounts (id, email, ${person})
      select crowd.account, crowd.account || '@example.com', ${person} from crowd, accounts where accounts.id = ${account};
    insert into attempts (id, account_id, ${sat})
      select earlier.attempt, earlier.account, ${sat} from earlier, attempts where attempts.id = '${attempt}';
    insert into results (attempt_id, account_id, ${result})
      select earlier.attempt, earlier.account, ${result} from earlier, results where results.attempt_id = '${attempt}';
    analyze`);
}

/** What a result page asks for, with the student's attempt alone and with 100,000 earlier ones beside it. */
export async function benchResults(): Promise<void> {
  const server = await startServer();
  const database = await server.database();
  try {
    const cookie = await signIn(server.address);
    const call = caller(server.address, cookie);
    const attempt = await sitTest(call);
    await untilScored(call, attempt);
    const paths = {
      report: `/results/${attempt}`,
      'one question': `/results/${attempt}/questions?module=0&question=0`,
      history: '/results',
      // The yardstick: nothing in it grows, so what it loses or gains is the machine's doing.
      yardstick: '/health/live',
    };
    const measure = async (): Promise<number[]> => {
      const times: number[] = [];
      for (const path of Object.values(paths)) times.push(await time(server.address, path, cookie));
      return times;
    };
    await measure();
    const empty = await measure();
    await fill(database, attempt);
    await measure();
    const full = await measure();
    const drift = (full.at(-1) ?? 1) / (empty.at(-1) ?? 1);
    console.table(
      Object.fromEntries(
        Object.keys(paths).map((name, index) => [
          name,
          {
            'alone (ms)': empty[index]?.toFixed(2),
            [`with ${students * attemptsEach} (ms)`]: full[index]?.toFixed(2),
            ratio: ((full[index] ?? 0) / (empty[index] ?? 1)).toFixed(2),
          },
        ]),
      ),
    );
    console.log(
      `ratio of the report ${((full[0] ?? 0) / (empty[0] ?? 1)).toFixed(2)}, of the yardstick ${drift.toFixed(2)} (target: at most 1.50)`,
    );
  } finally {
    await database.end();
    await server.stop();
  }
}
