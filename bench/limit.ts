import { randomUUID } from 'node:crypto';
import { crowdEmail, makeCrowd } from './attempts/crowd.ts';
import { answerOf, bareSave, expectOk, startBare, type Save } from './bare/bare.ts';
import { client, type Send } from './http-client.ts';
import { startServer } from './server.ts';
import { signIn } from './sign-in.ts';

const students = 64;
const roundMs = 8_000;
const rounds = 5;

/** Measures the maximum saves per second: each student sends the next save when the last one is acknowledged. */
async function round(saves: Save[], numbers: number[]): Promise<number> {
  const end = performance.now() + roundMs;
  let count = 0;
  await Promise.all(
    saves.map(async (save, index) => {
      while (performance.now() < end) {
        await save((numbers[index] = (numbers[index] ?? 0) + 1));
        count += 1;
      }
    }),
  );
  return count / (roundMs / 1000);
}

/** Saves of a student in the first module of a test. */
async function productSave(address: string, send: Send, email: string): Promise<Save> {
  const cookie = await signIn(address, email);
  const post = (path: string, body: object): Promise<string> =>
    expectOk(send('POST', `/api/v1${path}`, { cookie, body }));
  const [id, device] = [randomUUID(), `limit-${randomUUID().slice(0, 8)}`];
  await post('/attempts', { id, test: 'full-1', device });
  const sendEvent = (number: number, event: object): Promise<string> =>
    post(`/attempts/${id}/events`, { device, events: [{ number, elapsed: 0, event }] });
  await sendEvent(1, { type: 'sections-chosen', sections: ['rw', 'math'] });
  await post(`/attempts/${id}/modules`, { device, module: 0 });
  return async (number) => {
    await sendEvent(number + 1, answerOf(number));
  };
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Compares the saves per second with bare Fastify and one prepared insert on the same database, in alternating rounds. */
export async function benchLimit(): Promise<void> {
  // Each student sends a hundred times as often as a browser: the rate limiter must count, but not refuse.
  const server = await startServer({ SAVES_PER_MINUTE: '10000000' });
  const database = await server.database();
  const bare = await startBare(await server.databaseUrl());
  const clients = [client(bare.address, students), client(server.address, students)] as const;
  try {
    await makeCrowd(database, students);
    const bareSaves = Array.from({ length: students }, () =>
      bareSave(clients[0].send, randomUUID()),
    );
    const saves: Save[] = [];
    for (let index = 0; index < students; index += 1) {
      saves.push(await productSave(server.address, clients[1].send, crowdEmail(index)));
    }
    const [bareNumbers, numbers]: [number[], number[]] = [[], []];
    const [yardstick, product]: [number[], number[]] = [[], []];
    for (let turn = 0; turn <= rounds; turn += 1) {
      const [one, other] = [await round(bareSaves, bareNumbers), await round(saves, numbers)];
      // The first turn warms both up.
      if (turn > 0) void (yardstick.push(one), product.push(other));
    }
    console.table({
      'bare Fastify, one insert': { 'saves per second': median(yardstick).toFixed(0) },
      'the product': { 'saves per second': median(product).toFixed(0) },
    });
    console.log(
      `ratio ${(median(product) / median(yardstick)).toFixed(2)} (target: at least 0.80)`,
    );
  } finally {
    for (const { close } of clients) close();
    await bare.stop();
    await database.end();
    await server.stop();
  }
}
