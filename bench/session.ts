import { startServer, type BenchServer } from './server.ts';
import { signIn } from './sign-in.ts';

const requests = 6000;
const atOnce = 16;
const rounds = 6;

async function load(url: string, headers: Record<string, string>): Promise<void> {
  let remaining = requests;
  const worker = async (): Promise<void> => {
    while (remaining-- > 0) {
      const reply = await fetch(url, { headers });
      if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
      await reply.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function cost(server: BenchServer, headers: Record<string, string>): Promise<number> {
  const before = await server.cpuSeconds();
  await load(`${server.address}/api/v1/health/live`, headers);
  return ((await server.cpuSeconds()) - before) / requests;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const micros = (seconds: number): string => `${Math.round(seconds * 1e6)} µs`;

/** Measures what a session adds to a request: the same route with and without one, alternating, so that noise affects both. */
export async function benchSession(): Promise<void> {
  const server = await startServer();
  try {
    const cookie = await signIn(server.address);
    await cost(server, {});
    const withoutSession: number[] = [];
    const withSession: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      withoutSession.push(await cost(server, {}));
      withSession.push(await cost(server, { cookie }));
    }
    console.table({
      'without a session': { 'CPU per request': micros(median(withoutSession)) },
      'with a session': { 'CPU per request': micros(median(withSession)) },
    });
    console.log(
      `ratio ${(median(withSession) / median(withoutSession)).toFixed(2)} (target: at most 1.30)`,
    );
  } finally {
    await server.stop();
  }
}
