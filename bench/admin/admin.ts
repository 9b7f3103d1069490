import { createCaller, takeTest, waitForScore } from '../../e2e/support/take-test-over-http.ts';
import { startServer } from '../server.ts';
import { signIn } from '../sign-in.ts';
import { showTimes } from '../times.ts';
import { fill } from './fill.ts';
import { measuredPaths, baseline, type MeasuredPath } from './paths.ts';

const rounds = 40;
const longestMilliseconds = 90_000;
const target = 100;

async function timeOf(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, { headers: { cookie } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}

/** Sends one request at a time and every path once per round, so that a busy moment of the machine affects all paths. */
async function measure(api: string, cookie: string): Promise<Map<MeasuredPath, number[]>> {
  const all = [baseline, ...measuredPaths];
  const times = new Map<MeasuredPath, number[]>(all.map((one) => [one, []]));
  const lastRequestAt = new Map<MeasuredPath, number>();
  for (const one of all.filter(({ pauseMilliseconds }) => !pauseMilliseconds)) {
    await timeOf(`${api}${one.path(0)}`, cookie);
  }
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const one of all) {
      const now = performance.now();
      if (now - (lastRequestAt.get(one) ?? -Infinity) < (one.pauseMilliseconds ?? 0)) continue;
      lastRequestAt.set(one, now);
      times.get(one)?.push(await timeOf(`${api}${one.path(round)}`, cookie));
    }
    if (performance.now() - start > longestMilliseconds) break;
  }
  return times;
}

/** Times the lists and statistics of the console with 100,000 accounts, 50,000 attempts and 30,000 audit entries. */
export async function benchAdmin(): Promise<void> {
  const server = await startServer();
  const database = await server.database();
  try {
    const student = createCaller(server.address, await signIn(server.address));
    const attempt = await takeTest(student);
    await waitForScore(student, attempt);
    await fill(database, attempt);
    const cookie = await signIn(server.address, 'admin@bac.localhost');
    const times = await measure(`${server.address}/api/v1`, cookie);
    showTimes(
      new Map([...times].map(([{ name }, milliseconds]) => [name, milliseconds])),
      baseline.name,
      target,
    );
  } finally {
    await database.end();
    await server.stop();
  }
}
