import { crowdEmail } from '../attempts/crowd.ts';
import { checkStored, type CheckResult } from '../faults/check.ts';
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

export interface CrowdResult extends CheckResult {
  scores: string[];
  retries: number;
}

/** How many requests the students' browsers had to retry, by kind of failure. */
type Failures = Map<string, number>;

/** Sends each request to the next of the addresses. */
function roundRobin(addresses: readonly string[], students: number, failures: Failures) {
  const clients = addresses.map((address) => client(address, students));
  let count = 0;
  const countFailure = (path: string, what: string): void => {
    const kind = `${path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}: ${what}`;
    failures.set(kind, (failures.get(kind) ?? 0) + 1);
  };
  const send: Send = async (method, path, options) => {
    const { send: sendOn } = clients[(count += 1) % clients.length]!;
    const answer = await sendOn(method, path, options).catch((error: Error) => {
      countFailure(path, error.message);
      throw error;
    });
    if (answer.status >= 429) countFailure(path, String(answer.status));
    return answer;
  };
  return { send, close: () => clients.forEach(({ close }) => close()) };
}

/** Lets all students take the same test, each with the same answers as before, then checks the database. */
export async function takeTests(
  { processes }: Site,
  addresses: readonly string[],
  { students, pace, devices }: Crowd,
  meanwhile?: () => Promise<unknown>,
): Promise<CrowdResult> {
  const failures: Failures = new Map();
  const { send, close } = roundRobin(addresses, students, failures);
  const all = Array.from(
    { length: students },
    (_, seed) =>
      new StubbornStudent({ send, email: crowdEmail(seed), seed, pace, clockOffMs: 0, devices }),
  );
  const [scores] = await Promise.all([
    Promise.all(all.map((student) => student.takeTest(test))),
    meanwhile?.(),
  ]);
  close();
  for (const [kind, times] of failures) console.log(`  sent again: ${kind}, ${times} times`);
  const database = await processes.database();
  const checked = await checkStored(
    database,
    all.map(({ record }) => record),
  );
  await database.end();
  return { ...checked, scores, retries: all.reduce((sum, { retries }) => sum + retries, 0) };
}

/** Counts as wrong what is lost, stored twice or wrong, and scores that differ from those of a single process. */
export function rowOf(
  what: string,
  result: CrowdResult,
  expected: readonly string[],
  note: string,
): Row {
  const otherScore = result.scores.filter((score, index) => score !== expected[index]).length;
  const { lost, twice, wrong } = result;
  const faults = { lost, twice, wrong, otherScore };
  const bad = Object.values(faults).reduce((sum, count) => sum + count, 0);
  if (bad > 0) console.log(`  WRONG: ${what}: ${JSON.stringify(faults)}`);
  return { what, tried: result.acknowledged, wrong: bad, note };
}
