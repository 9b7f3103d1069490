import { crowdEmail, makeCrowd } from '../attempts/crowd.ts';
import { client } from '../http-client.ts';
import { checkStored, type Checked } from './check.ts';
import type { Fault } from './fault.ts';
import { faultFree, faults } from './faults.ts';
import { OwnSite, type Site } from './site.ts';
import { StubbornStudent } from './stubborn-student.ts';

const students = 64;
const usualPace = 300;
const test = 'full-1';

interface Row extends Checked {
  fault: string;
  said: string;
  retries: number;
  /** How long a student who was signed in waited at most for the answer to one request, in seconds. */
  longestWait: number;
  /** Attempts that ended with another score than without the fault, or with none. */
  otherScore: number;
}

/** Whoever cannot go on ends without a score; the others do, and then it is seen what became of their answers. */
function tellFailure(error: Error): undefined {
  console.log(`  ${error.message}`);
}

/** All of them sit while the fault happens; then the database is asked for everything they were told it has. */
async function endure(site: Site, fault: Fault, expected: readonly (string | undefined)[]) {
  const database = await site.database();
  await makeCrowd(database, students);
  await database.end();
  const way = await fault.through?.(site.address);
  const { send, close } = client(way?.address ?? site.address, students);
  const all = Array.from(
    { length: students },
    (_, place) =>
      new StubbornStudent({
        send,
        email: crowdEmail(place),
        seed: place,
        pace: fault.pace ?? usualPace,
        clockOffMs: 0,
        devices: 1,
        ...fault.habits?.(place),
      }),
  );
  const [said, ...scores] = await Promise.all([
    fault.happen(site),
    ...all.map((student) => student.sit(test).catch(tellFailure)),
  ]);
  close();
  const saidOfWay = way?.close() ?? '';
  const after = await site.database();
  const checked = await checkStored(
    after,
    all.map(({ kept }) => kept),
  );
  await after.end();
  const row: Row = {
    fault: fault.name,
    said: said || saidOfWay,
    retries: all.reduce((sum, { retries }) => sum + retries, 0),
    longestWait: Math.round(Math.max(...all.map(({ longestWaitMs }) => longestWaitMs)) / 100) / 10,
    ...checked,
    otherScore: scores.filter((score, place) => !score || score !== (expected[place] ?? score))
      .length,
  };
  return { row, scores };
}

/** A site of its own for each fault, so that none inherits what another left. */
async function on(fault: Fault, expected: readonly (string | undefined)[] = []) {
  const place = await fault.folder?.();
  if (fault.folder && !place) return undefined;
  const site = fault.site ? await fault.site() : await OwnSite.open(place?.path);
  if (!site) return undefined;
  try {
    return await endure(site, fault, expected);
  } finally {
    await site.close().catch(() => {});
    await place?.remove();
  }
}

const bad = ({ lost, twice, wrong, otherScore }: Row): number => lost + twice + wrong + otherScore;

const given = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => given.length === 0 || given.some((word) => name.includes(word)),
);
const without = await on(faultFree);
const rows: Row[] = without ? [without.row] : [];
for (const fault of chosen) {
  console.log(`… ${fault.name}`);
  const endured = await on(fault, without?.scores);
  if (endured) rows.push(endured.row);
  else console.log(`  not possible on this machine`);
}
console.table(Object.fromEntries(rows.map(({ fault, ...row }) => [fault, row])));
const total = rows.reduce((sum, row) => sum + bad(row), 0);
const told = rows.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
console.log(
  total === 0
    ? `${rows.length} runs of ${students} students: all ${told} acknowledged events are there once, every score as without faults`
    : `NOT RIGHT: ${total} of ${told} events or attempts`,
);
process.exitCode = total === 0 ? 0 : 1;
