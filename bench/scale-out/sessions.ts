import { setTimeout } from 'node:timers/promises';
import { callApi, signIn, statusOf } from './send-request.ts';
import { inSeconds, Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

/** The bound that docs/operations.md states. */
const boundMs = 5000;
const me = '/id/account/info';

interface Person {
  cookie: string;
  id: string;
}

interface SessionEnd {
  name: string;
  /** Ends the person's session at this process. */
  end(site: Site, address: string, person: Person): Promise<unknown>;
}

const ban = {
  action: 'ban',
  until: null,
  reason: 'This account is part of a trial.',
  note: '',
  isMailed: false,
};

const sessionEnds: readonly SessionEnd[] = [
  {
    name: 'signed out',
    end: (_site, address, { cookie }) => callApi(address, 'POST', '/auth/logout', { cookie }),
  },
  {
    name: 'signed out everywhere',
    end: ({ admin }, address, { id }) =>
      callApi(address, 'DELETE', `/admin/users/${id}/sessions`, { cookie: admin }),
  },
  {
    name: 'banned',
    end: ({ admin }, address, { id }) =>
      callApi(address, 'POST', `/admin/users/${id}/status`, { cookie: admin, body: ban }),
  },
];

/** The milliseconds after which the session was last accepted. Polls until well past the bound. */
async function lastAccepted(address: string, cookie: string): Promise<number> {
  const start = performance.now();
  let last = 0;
  while (performance.now() - start < boundMs + 1500) {
    const elapsed = performance.now() - start;
    if ((await statusOf(address, 'GET', me, { cookie })) !== 401) last = elapsed;
    else if (elapsed > last + 1000) break;
    await setTimeout(50);
  }
  return last;
}

async function checkEnd(
  site: Site,
  origin: number,
  sessionEnd: SessionEnd,
  student: number,
  tally: Tally,
): Promise<number> {
  const address = site.addresses[origin]!;
  const cookie = await signIn(address, student);
  const person = {
    cookie,
    id: (await callApi<{ accountId: string }>(address, 'GET', me, { cookie })).accountId,
  };
  // Every process has the session in its cache when it ends.
  await Promise.all(site.addresses.map((each) => callApi(each, 'GET', me, { cookie })));
  await sessionEnd.end(site, address, person);
  const lasts = await Promise.all(site.addresses.map((each) => lastAccepted(each, cookie)));
  for (const [index, last] of lasts.entries()) {
    const bound = index === origin ? 0 : boundMs;
    tally.expect(last <= bound, `accepted ${inSeconds(last)} after it was ${sessionEnd.name}`);
  }
  return Math.max(...lasts);
}

/** A session that begins or ends at one process must begin or end at all the others. */
export async function checkSessions(site: Site, firstStudent: number): Promise<Row[]> {
  const begin = new Tally();
  for (const [index, address] of site.addresses.entries()) {
    const cookie = await signIn(address, firstStudent + index);
    for (const other of site.addresses) {
      begin.expect(
        (await statusOf(other, 'GET', me, { cookie })) === 200,
        'unknown at another process',
      );
    }
  }
  const endRows = await Promise.all(
    sessionEnds.map(async (sessionEnd, index) => {
      const tally = new Tally();
      const first = firstStudent + (1 + index) * site.addresses.length;
      const lasts = await Promise.all(
        site.addresses.map((_, origin) =>
          checkEnd(site, origin, sessionEnd, first + origin, tally),
        ),
      );
      return tally.row(
        `session ${sessionEnd.name}`,
        `other processes accepted it for at most ${inSeconds(Math.max(...lasts))}`,
      );
    }),
  );
  return [begin.row('session begun'), ...endRows];
}
