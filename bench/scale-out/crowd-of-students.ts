import { crowdEmail } from '../attempts/crowd.ts';
import { checkStored, type Checked } from '../faults/check.ts';
import { StubbornStudent } from '../faults/stubborn-student.ts';
import { client, type Send } from '../http-client.ts';
import type { Row } from './row.ts';
import type { Site } from './site.ts';

const test = 'full-1';

export interface Crowd {
  students: number;
  pace: number;
  devices: 1 | 2;
}

export interface Sat extends Checked {
  scores: string[];
  retries: number;
}

/** What a student's browser would have to send again, by kind. */
type Failures = Map<string, number>;

/** Each request of theirs goes to the next of these addresses. */
function inTurns(addresses: readonly string[], students: number, failures: Failures) {
  const clients = addresses.map((address) => client(address, students));
  let asked = 0;
  const note = (path: string, what: string): void => {
    const kind = `${path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}: ${what}`;
    failures.set(kind, (failures.get(kind) ?? 0) + 1);
  };
  const send: Send = async (method, path, given) => {
    const { send: sendOn } = clients[(asked += 1) % clients.length]!;
    const answer = await sendOn(method, path, given).catch((error: Error) => {
      note(path, error.message);
      throw error;
    });
    if (answer.status >= 429) note(path, String(answer.status));
    return answer;
  };
  return { send, close: () => clients.forEach(({ close }) => close()) };
}

/** All of them sit the same test, each with the answers of before; then the database is asked what it has. */
export async function sitAll(
  { processes }: Site,
  addresses: readonly string[],
  { students, pace, devices }: Crowd,
  meanwhile?: () => Promise<unknown>,
): Promise<Sat> {
  const failures: Failures = new Map();
  const { send, close } = inTurns(addresses, students, failures);
  const all = Array.from(
    { length: students },
    (_, seed) =>
      new StubbornStudent({ send, email: crowdEmail(seed), seed, pace, clockOffMs: 0, devices }),
  );
  const [scores] = await Promise.all([
    Promise.all(all.map((student) => student.sit(test))),
    meanwhile?.(),
  ]);
  close();
  for (const [kind, times] of failures) console.log(`  sent again: ${kind}, ${times} times`);
  const database = await processes.database();
  const checked = await checkStored(
    database,
    all.map(({ kept }) => kept),
  );
  await database.end();
  return { ...checked, scores, retries: all.reduce((sum, { retries }) => sum + retries, 0) };
}

/** Everything acknowledged is there once, and the scores are those of a single process. */
export function rowOf(what: string, sat: Sat, expected: readonly string[], said: string): Row {
  const otherScore = sat.scores.filter((score, place) => score !== expected[place]).length;
  const { lost, twice, wrong } = sat;
  const faults = { lost, twice, wrong, otherScore };
  const bad = Object.values(faults).reduce((sum, count) => sum + count, 0);
  if (bad > 0) console.log(`  WRONG: ${what}: ${JSON.stringify(faults)}`);
  return { what, tried: sat.acknowledged, wrong: bad, said };
}
