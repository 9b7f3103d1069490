import { client } from '../http-client.ts';
import { startServer, type BenchServer } from '../server.ts';
import { runCrowd, warmUp } from './attempts.ts';
import { crowdEmail, makeCrowd } from './crowd.ts';
import { Record } from './record.ts';
import { VirtualStudent } from './virtual-student.ts';

const students = 256;
/** Enough to keep the server busy, so that its processor time does not include waking up for each request. */
const atOnce = 64;
const pace = 5;

interface Cost {
  server: number;
  database: number;
}

async function costSoFar(server: BenchServer): Promise<Cost> {
  return { server: await server.cpuSeconds(), database: await server.databaseCpuSeconds() };
}

type Stage = (student: VirtualStudent) => Promise<void>;

/** Runs a stage for every student, `atOnce` of them at a time. */
async function doAll(crowd: readonly VirtualStudent[], stage: Stage): Promise<void> {
  const remaining = crowd.values();
  const worker = async (): Promise<void> => {
    for (const student of remaining) await stage(student);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Measures the processor time of each stage of an attempt: all students sign in, then all start, and so on. */
export async function benchParts(): Promise<void> {
  const server = await startServer();
  const database = await server.database();
  const { send, close } = client(server.address, atOnce);
  const costs = new Map<string, Cost>();
  try {
    await makeCrowd(database, students);
    await database.query('analyze');
    await runCrowd(server, warmUp.students, warmUp.pace);
    const record = new Record();
    const crowd = Array.from(
      { length: students },
      (_, index) => new VirtualStudent({ send, record, email: crowdEmail(index), pace }),
    );
    const measure = async (name: string, stage: Stage): Promise<void> => {
      const before = await costSoFar(server);
      await doAll(crowd, stage);
      const after = await costSoFar(server);
      const earlier = costs.get(name) ?? { server: 0, database: 0 };
      costs.set(name, {
        server: earlier.server + after.server - before.server,
        database: earlier.database + after.database - before.database,
      });
    };
    await measure('login', (student) => student.logIn());
    await measure('start', (student) => student.start('full-1'));
    const last = (crowd[0]?.moduleCount ?? 0) - 1;
    for (let module = 0; module <= last; module += 1) {
      await measure('open a module', (student) => student.open(module));
      await measure('answers', (student) => student.answerAll(module));
      if (module < last) await measure('submit a module', (student) => student.submit(module));
    }
    await measure('submit the last, score, result', async (student) => {
      await student.submit(last);
      await student.readResult();
    });
    showCosts(costs);
  } finally {
    close();
    await database.end();
    await server.stop();
  }
}

const each = (seconds: number): string => ((seconds * 1000) / students).toFixed(1);

function showCosts(costs: ReadonlyMap<string, Cost>): void {
  const all = [...costs.values()];
  const sum = {
    server: all.reduce((total, { server }) => total + server, 0),
    database: all.reduce((total, { database }) => total + database, 0),
  };
  const whole = sum.server + sum.database;
  console.table(
    Object.fromEntries(
      [...costs, ['together', sum] as const].map(([name, { server, database }]) => [
        name,
        {
          'server (ms)': each(server),
          'database (ms)': each(database),
          share: ((server + database) / whole).toFixed(2),
        },
      ]),
    ),
  );
}
