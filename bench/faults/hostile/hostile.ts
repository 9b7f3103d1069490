import { setTimeout } from 'node:timers/promises';
import { crowdEmail, makeCrowd } from '../../attempts/crowd.ts';
import { students } from '../fault.ts';
import { OwnSite } from '../site.ts';
import { measureBesideStudents } from './beside-students.ts';
import { device, HostilePerson } from './hostile-person.ts';
import { copyLog, fillLog } from './long-log.ts';
import {
  allowedMs,
  measureAddresses,
  measureBodies,
  measureReads,
  readAll,
  measureUploads,
  RouteMeter,
  type Callers,
  type Measured,
} from './measure-routes.ts';
import { listOpenRoutes } from './open-routes.ts';
import { rawClient } from './raw-request.ts';

/** What a request costs is measured here, not how many of them are refused. */
const noRateLimits = { REQUESTS_PER_MINUTE: '10000000', SAVES_PER_MINUTE: '10000000' };

const printRows = (rows: Iterable<Measured>): void =>
  console.table(
    Object.fromEntries(
      [...rows].map(({ shape, requests, statuses, worstMs, worstRoute }) => [
        shape,
        { requests, worstMs: Math.round(worstMs), worstRoute, statuses: JSON.stringify(statuses) },
      ]),
    ),
  );

/** The database goes on, as after a crash of the server. */
async function restart(site: OwnSite): Promise<void> {
  await site.end('SIGKILL');
  await site.start();
}

/** Sends every shape of request to every route that a stranger can call. Returns what is wrong. */
async function measureRequests(): Promise<string[]> {
  const site = await OwnSite.open(undefined, noRateLimits);
  const database = await site.database();
  const { send, close } = rawClient(site.address, 2);
  try {
    await makeCrowd(database, 4);
    const routes = await listOpenRoutes(site.address);
    const person = new HostilePerson(send, crowdEmail(0));
    await person.signIn();
    await person.useEverything();
    const parent = new HostilePerson(send, crowdEmail(2));
    await database.query(`update accounts set role = 'parent' where email = $1`, [parent.email]);
    await parent.signIn();
    const callers: Callers = ({ isForParents }) => (isForParents ? parent : person);
    const meter = new RouteMeter(site, database, send);
    await readAll(routes, callers);
    await measureBodies(meter, routes, callers);
    await measureUploads(meter, routes, callers);
    await measureAddresses(meter, routes, callers);
    printRows(meter.rows.values());

    const writer = new HostilePerson(send, crowdEmail(1));
    await writer.signIn();
    const questions = await writer.startTest('full-1');
    console.log(`a full log: ${await fillLog(writer, questions)}`);
    const writerMeter = new RouteMeter(site, database, send);
    await measureReads(writerMeter, routes, writer, 'reading with a full log');
    const attempt = `/attempts/${writer.ids['attempt']}`;
    const reader = new HostilePerson(send, crowdEmail(3));
    await reader.signIn();
    const copy = `/attempts/${await copyLog(database, writer.ids['attempt']!, reader.email)}`;
    await restart(site);
    // Compiles the code: only what a log costs is measured, and only the first request replays it.
    await writer.call('GET', attempt);
    await writerMeter.measure(
      'a full log that is not in the cache',
      'GET /attempts/{attempt}',
      reader,
      { method: 'GET', path: copy },
      1,
    );
    await writer.call('POST', `${attempt}/events`, {
      device,
      events: [{ number: writer.sent + 1, elapsed: 0, event: { type: 'abandoned' } }],
    });
    await setTimeout(3000);
    await measureReads(writerMeter, routes, writer, 'reading after a full log has ended');

    printRows(writerMeter.rows.values());
    console.log(
      `allowed: ${allowedMs} ms of the main thread's processor time between two answers to somebody else`,
    );
    return [...meter.complaints, ...writerMeter.complaints];
  } finally {
    close();
    await database.end();
    await site.close();
  }
}

/** Each measures requests as well as students, so they have tables of their own, and return what is wrong. */
export const hostileRuns: readonly { name: string; run(): Promise<string[]> }[] = [
  { name: 'hostile requests', run: measureRequests },
  { name: 'hostile floods beside students', run: () => measureBesideStudents(students) },
];
