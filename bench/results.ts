import { createCaller, takeTest, waitForScore } from '../e2e/support/take-test-over-http.ts';
import { copyAttempt } from './copy-attempt.ts';
import { startServer } from './server.ts';
import { signIn } from './sign-in.ts';

const requests = 300;
const students = 5000;
const attemptsEach = 20;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median milliseconds of one request, sent many times in sequence. */
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

/** Times the requests of a result page, with the student's attempt alone and with 100,000 other attempts. */
export async function benchResults(): Promise<void> {
  const server = await startServer();
  const database = await server.database();
  try {
    const cookie = await signIn(server.address);
    const call = createCaller(server.address, cookie);
    const attempt = await takeTest(call);
    await waitForScore(call, attempt);
    const paths = {
      report: `/results/${attempt}`,
      'one question': `/results/${attempt}/questions?module=0&question=0`,
      history: '/results',
      // The baseline does not depend on the amount of data, so any change is due to the machine.
      yardstick: '/health/live',
    };
    const measure = async (): Promise<number[]> => {
      const times: number[] = [];
      for (const path of Object.values(paths)) times.push(await time(server.address, path, cookie));
      return times;
    };
    await measure();
    const empty = await measure();
    await copyAttempt(database, attempt, { students, attemptsEach });
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
