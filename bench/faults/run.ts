import { crowdEmail, makeCrowd } from '../attempts/crowd.ts';
import { client } from '../http-client.ts';
import { checkStored, type CheckResult } from './check.ts';
import { students, type Fault } from './fault.ts';
import { faultFree, faults } from './faults.ts';
import { hostileRuns } from './hostile/hostile.ts';
import { OwnSite, type Site } from './site.ts';
import { StubbornStudent } from './stubborn-student.ts';

const usualPace = 300;
const test = 'full-1';

interface Row extends CheckResult {
  fault: string;
  note: string;
  retries: number;
  /** The longest time that a signed-in student waited for the reply to one request, in seconds. */
  longestWait: number;
  /** Attempts that ended with a different score than without the fault, or with none. */
  otherScore: number;
}

/** A student who cannot continue ends without a score, while the others go on; the answers of all are checked afterward. */
function logFailure(error: Error): undefined {
  console.log(`  ${error.message}`);
}

/** Lets all students take the test while the fault happens, then checks that the database has everything it acknowledged. */
async function runStudents(site: Site, fault: Fault, expected: readonly (string | undefined)[]) {
  const database = await site.database();
  await makeCrowd(database, students);
  await database.end();
  const proxy = await fault.through?.(site.address);
  const { send, close } = client(proxy?.address ?? site.address, students);
  const all = Array.from(
    { length: students },
    (_, index) =>
      new StubbornStudent({
        send,
        email: crowdEmail(index),
        seed: index,
        pace: fault.pace ?? usualPace,
        clockOffMs: 0,
        devices: 1,
        ...fault.habits?.(index),
      }),
  );
  const [faultNote, ...scores] = await Promise.all([
    fault.inject(site),
    ...all.map((student) => student.takeTest(test).catch(logFailure)),
  ]);
  close();
  const proxyNote = proxy?.close() ?? '';
  const after = await site.database();
  const checked = await checkStored(
    after,
    all.map(({ record }) => record),
  );
  await after.end();
  const row: Row = {
    fault: fault.name,
    note: faultNote || proxyNote,
    retries: all.reduce((sum, { retries }) => sum + retries, 0),
    longestWait: Math.round(Math.max(...all.map(({ longestWaitMs }) => longestWaitMs)) / 100) / 10,
    ...checked,
    otherScore: scores.filter((score, index) => !score || score !== (expected[index] ?? score))
      .length,
  };
  return { row, scores };
}

/** Runs each fault on a new site, so that faults do not affect each other. */
async function runFault(fault: Fault, expected: readonly (string | undefined)[] = []) {
  const folder = await fault.folder?.();
  if (fault.folder && !folder) return undefined;
  const site = fault.site ? await fault.site() : await OwnSite.open(folder?.path);
  if (!site) return undefined;
  try {
    return await runStudents(site, fault, expected);
  } finally {
    await site.close().catch(() => {});
    await folder?.remove();
  }
}

const countErrors = ({ lost, twice, wrong, otherScore }: Row): number =>
  lost + twice + wrong + otherScore;

const filters = process.argv.slice(2);
const isChosen = ({ name }: { name: string }): boolean =>
  filters.length === 0 || filters.some((word) => name.includes(word));
const chosen = faults.filter(isChosen);
let complaints = 0;
for (const { name, run } of hostileRuns.filter(isChosen)) {
  const start = performance.now();
  console.log(`… ${name}`);
  const found = await run();
  for (const complaint of found) console.log(`  WRONG: ${complaint}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${name}: ${found.length === 0 ? 'withstood' : 'not withstood'}, ${seconds} s`);
  complaints += found.length;
}
if (chosen.length === 0) process.exit(complaints === 0 ? 0 : 1);
const baseline = await runFault(faultFree);
const rows: Row[] = baseline ? [baseline.row] : [];
for (const fault of chosen) {
  console.log(`… ${fault.name}`);
  const result = await runFault(fault, baseline?.scores);
  if (result) rows.push(result.row);
  else console.log(`  not possible on this machine`);
}
console.table(Object.fromEntries(rows.map(({ fault, ...row }) => [fault, row])));
const total = rows.reduce((sum, row) => sum + countErrors(row), 0);
const acknowledgedCount = rows.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
console.log(
  total === 0
    ? `${rows.length} runs of ${students} students: all ${acknowledgedCount} acknowledged events are stored once, every score is the same as without faults`
    : `WRONG: ${total} of ${acknowledgedCount} events or attempts`,
);
process.exitCode = total + complaints === 0 ? 0 : 1;
