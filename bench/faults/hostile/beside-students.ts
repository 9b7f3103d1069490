import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { crowdEmail, makeCrowd } from '../../attempts/crowd.ts';
import { client, type Send } from '../../http-client.ts';
import { memoryBytes } from '../../process-usage.ts';
import { checkStored, type CheckResult } from '../check.ts';
import { OwnSite } from '../site.ts';
import { StubbornStudent } from '../stubborn-student.ts';
import type { FloodData } from './floods.ts';

const test = 'full-1';
/** Between two answers of a student, on average. A person takes a minute. */
const pace = 400;
const hostileAccounts = 4;

const allowedRatio = 3;
const allowedMegabytes = 500;

interface Round {
  what: string;
  figures: CheckResult & { savesP95: number; longestWait: number; megabytes: number };
  scores: (string | undefined)[];
  floods: Record<string, number>;
}

const p95 = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Measures every save, also one that is refused or breaks: the student waits for it as well. */
function timing(send: Send, times: number[]): Send {
  return async (method, path, options) => {
    const start = performance.now();
    try {
      return await send(method, path, options);
    } finally {
      if (path.endsWith('/events')) times.push(performance.now() - start);
    }
  };
}

/** Begins when every student has an attempt, so that no student signs in during the floods. */
async function startFloods(
  site: OwnSite,
  students: number,
): Promise<() => Promise<Record<string, number>>> {
  const database = await site.database();
  for (;;) {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from attempts',
    );
    if ((rows[0]?.count ?? 0) >= students) break;
    await setTimeout(200);
  }
  await database.end();
  const workerData: FloodData = {
    address: site.address,
    first: students,
    accounts: hostileAccounts,
  };
  const worker = new Worker(new URL('floods.ts', import.meta.url), { workerData });
  let failure: unknown;
  worker.on('error', (error) => (failure = error));
  return async () => {
    if (failure) throw failure;
    worker.postMessage('counts', []);
    const [counts] = (await once(worker, 'message')) as [Record<string, number>];
    await worker.terminate();
    return counts;
  };
}

/** Lets all students take the test, with or without the floods beside them. */
async function runRound(students: number, isHostile: boolean): Promise<Round> {
  const site = await OwnSite.open();
  const { send, close } = client(site.address, students);
  let megabytes = 0;
  const sampler = setInterval(() => {
    void memoryBytes(site.pid).then((bytes) => (megabytes = Math.max(megabytes, bytes / 1e6)));
  }, 500);
  try {
    const database = await site.database();
    await makeCrowd(database, students + hostileAccounts);
    const times: number[] = [];
    const all = Array.from(
      { length: students },
      (_, index) =>
        new StubbornStudent({
          send: timing(send, times),
          email: crowdEmail(index),
          seed: index,
          pace,
          clockOffMs: 0,
          devices: 1,
        }),
    );
    const floods = isHostile ? startFloods(site, students) : undefined;
    const scores = await Promise.all(
      all.map((student) =>
        student.takeTest(test).catch((error: Error) => void console.log(error.message)),
      ),
    );
    const stopFloods = await floods;
    const counts = (await stopFloods?.()) ?? {};
    const checked = await checkStored(
      database,
      all.map(({ record }) => record),
    );
    await database.end();
    return {
      what: isHostile ? 'with floods' : 'without',
      figures: {
        savesP95: Math.round(p95(times)),
        longestWait: Math.round(Math.max(...all.map(({ longestWaitMs }) => longestWaitMs))),
        ...checked,
        megabytes: Math.round(megabytes),
      },
      scores,
      floods: counts,
    };
  } finally {
    clearInterval(sampler);
    close();
    await site.close();
  }
}

/** Returns what is wrong with the honest students' answers, their waits and the server's memory. */
export async function measureBesideStudents(students: number): Promise<string[]> {
  const quiet = await runRound(students, false);
  const loud = await runRound(students, true);
  console.table(Object.fromEntries([quiet, loud].map(({ what, figures }) => [what, figures])));
  console.log('what the floods were answered, by status (0: the connection was closed):');
  console.table(loud.floods);
  const { lost, twice, wrong, megabytes, savesP95 } = loud.figures;
  const ratio = savesP95 / quiet.figures.savesP95;
  const times = ratio.toFixed(1);
  console.log(
    `save p95 ${times} times as long (allowed: ${allowedRatio}), ${megabytes} MB (allowed: ${allowedMegabytes})`,
  );
  const otherScores = loud.scores.filter(
    (score, index) => !score || score !== quiet.scores[index],
  ).length;
  const complaints: [boolean, string][] = [
    [lost > 0, `${lost} acknowledged events are lost`],
    [twice + wrong > 0, `${twice + wrong} events or attempts are stored otherwise`],
    [otherScores > 0, `${otherScores} students have another score, or none`],
    [ratio > allowedRatio, `saves take ${times} times as long`],
    [megabytes > allowedMegabytes, `the server takes ${megabytes} MB`],
  ];
  return complaints.filter(([isWrong]) => isWrong).map(([, text]) => text);
}
