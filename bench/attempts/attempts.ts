import { setTimeout } from 'node:timers/promises';
import { client } from '../http-client.ts';
import { startServer, type BenchServer } from '../server.ts';
import { quantile } from '../times.ts';
import { crowdEmail, makeCrowd } from './crowd.ts';
import { Record } from './record.ts';
import { takeWholeTest } from './virtual-student.ts';
import { bareCpuPerRequest } from './yardstick.ts';

const crowds = [64, 512, 2048];
/** In the real test, a student has 60 to 95 s per question; these students are about 30 times as fast. */
const usualPace = 2000;
/** Runs before the measurement, because a server that has been up for a while has compiled its code and planned its queries. */
export const warmUp = { students: 256, pace: 100 };
/** All students arrive within half a minute, as at the start of a lesson, or as fast as passwords can be checked. */
const arrivalMs = (students: number): number => Math.max(10_000, students * 40);

interface Figures {
  record: Record;
  seconds: number;
  serverCpu: number;
  databaseCpu: number;
  memory: number;
}

const sampleEveryMs = 1000;

/** Samples the memory of the server until `isOver`, and returns the highest value. */
async function highestMemory(server: BenchServer, isOver: () => boolean): Promise<number> {
  let highest = 0;
  while (!isOver()) {
    highest = Math.max(highest, await server.memoryBytes());
    await setTimeout(sampleEveryMs);
  }
  return highest;
}

export async function runCrowd(
  server: BenchServer,
  students: number,
  pace: number,
): Promise<Figures> {
  const record = new Record();
  const { send, close } = client(server.address, students);
  const start = performance.now();
  const [serverCpu, databaseCpu] = [await server.cpuSeconds(), await server.databaseCpuSeconds()];
  let isOver = false;
  const memory = highestMemory(server, () => isOver);
  const spread = arrivalMs(students);
  await Promise.all(
    Array.from({ length: students }, async (_, index) => {
      await setTimeout((index / students) * spread);
      const student = { send, record, email: crowdEmail(index), pace };
      await takeWholeTest(student, 'full-1').catch((error: unknown) => record.addError(error));
    }),
  );
  isOver = true;
  close();
  return {
    record,
    seconds: (performance.now() - start) / 1000,
    serverCpu: (await server.cpuSeconds()) - serverCpu,
    databaseCpu: (await server.databaseCpuSeconds()) - databaseCpu,
    memory: await memory,
  };
}

function showFigures(students: number, figures: Figures, barePerRequest: number): void {
  const { record, seconds, serverCpu, databaseCpu, memory } = figures;
  const bareCpu = barePerRequest * record.requests;
  console.log(`\n${students} students`);
  console.table(
    Object.fromEntries(
      [...record.times].map(([name, times]) => [
        name,
        {
          'p50 (ms)': quantile(times, 0.5).toFixed(1),
          'p95 (ms)': quantile(times, 0.95).toFixed(1),
          'p99 (ms)': quantile(times, 0.99).toFixed(1),
          times: times.length,
        },
      ]),
    ),
  );
  const each = (cpu: number): string => (cpu / students).toFixed(3);
  console.log(
    [
      `${(record.requests / seconds).toFixed(0)} requests/s`,
      `CPU per attempt ${each(serverCpu + databaseCpu)} s (server ${each(serverCpu)}, database ${each(databaseCpu)}; target: at most 0.14)`,
      `ratio ${((serverCpu + databaseCpu) / bareCpu).toFixed(2)} to as many requests that bare Fastify answers with one insert: ${each(bareCpu)} s`,
      `server memory ${(memory / 1e6).toFixed(0)} MB (target: under 400)`,
      `${record.errors.length} errors, ${record.waits} waits after a 429`,
    ].join('\n'),
  );
  for (const error of new Set(record.errors.slice(0, 20))) console.log(`  ${error}`);
}

const numberIn = (options: string[], name: string): number | undefined => {
  const value = options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1];
  return value === undefined ? undefined : Number(value);
};

/**
 * Many students take whole tests at once, from the password to the result. Options: `--students=512` for a single crowd,
 * `--pace=500` for the milliseconds between two answers, `--cold` for a server that has just started.
 */
export async function benchAttempts(options: string[]): Promise<void> {
  const requested = numberIn(options, 'students');
  for (const students of requested === undefined ? crowds : [requested]) {
    const server = await startServer();
    const database = await server.database();
    try {
      await makeCrowd(database, Math.max(students, warmUp.students));
      await database.query('analyze');
      if (!options.includes('--cold')) await runCrowd(server, warmUp.students, warmUp.pace);
      const pace = numberIn(options, 'pace') ?? usualPace;
      const figures = await runCrowd(server, students, pace);
      showFigures(students, figures, await bareCpuPerRequest(server, students, pace));
    } finally {
      await database.end();
      await server.stop();
    }
  }
}
