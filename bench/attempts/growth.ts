import { createCaller, takeTest, waitForScore } from '../../e2e/support/take-test-over-http.ts';
import { startServer, type BenchServer } from '../server.ts';
import { signIn } from '../sign-in.ts';
import { quantile } from '../times.ts';
import { runCrowd, warmUp } from './attempts.ts';
import { makeCrowd } from './crowd.ts';
import { addEarlierAttempts } from './earlier-attempts.ts';

const students = 64;
const pace = 300;

/** The attempts added before each measurement; the name is the total then. */
const steps = [
  { name: 'none', add: undefined },
  { name: '10,000', add: { attempts: 10_000, log: 'rows' } },
  { name: '100,000', add: { attempts: 90_000, log: 'packed' } },
  { name: '1,100,000', add: { attempts: 1_000_000, log: 'packed' } },
] as const;

interface Figures {
  cpu: number;
  databaseCpu: number;
  save: number;
  p95: number;
}

async function measure(server: BenchServer): Promise<Figures> {
  const { record, serverCpu, databaseCpu } = await runCrowd(server, students, pace);
  if (record.errors.length > 0) throw new Error(record.errors[0]);
  const saves = record.times.get('save') ?? [];
  return {
    cpu: (serverCpu + databaseCpu) / students,
    databaseCpu: databaseCpu / students,
    save: quantile(saves, 0.5),
    p95: quantile(saves, 0.95),
  };
}

/** Measures the same crowd repeatedly, with more and more earlier attempts in the database. */
export async function benchGrowth(): Promise<void> {
  const server = await startServer();
  const database = await server.database();
  try {
    const call = createCaller(server.address, await signIn(server.address));
    const attempt = await takeTest(call, 'full-2');
    await waitForScore(call, attempt);
    await makeCrowd(database, warmUp.students);
    await runCrowd(server, warmUp.students, warmUp.pace);
    const rows: Record<string, Figures> = {};
    for (const { name, add } of steps) {
      if (add) await addEarlierAttempts(database, attempt, add);
      rows[name] = await measure(server);
    }
    const alone = rows['none']?.cpu ?? Number.NaN;
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([name, { cpu, databaseCpu, save, p95 }]) => [
          name,
          {
            'CPU per attempt (s)': cpu.toFixed(3),
            'of it database': databaseCpu.toFixed(3),
            ratio: (cpu / alone).toFixed(2),
            'save p50 (ms)': save.toFixed(1),
            'save p95 (ms)': p95.toFixed(1),
          },
        ]),
      ),
    );
    const worst = Math.max(...Object.values(rows).map(({ cpu }) => cpu / alone));
    console.log(`ratio at most ${worst.toFixed(2)} (target: at most 1.20)`);
  } finally {
    await database.end();
    await server.stop();
  }
}
