import { setTimeout } from 'node:timers/promises';
import { get, signIn, statusOf } from './ask.ts';
import { inSeconds, Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

/** As docs/operations.md has it. */
const boundMs = 5000;
const me = '/id/account/info';

interface Person {
  cookie: string;
  id: string;
}

interface Way {
  name: string;
  /** Ends the person's session, asking this process. */
  end(site: Site, address: string, person: Person): Promise<unknown>;
}

const ban = {
  action: 'ban',
  until: null,
  reason: 'This account is part of a trial.',
  note: '',
  isMailed: false,
};

const ways: readonly Way[] = [
  {
    name: 'signed out',
    end: (_site, address, { cookie }) => get(address, 'POST', '/auth/logout', { cookie }),
  },
  {
    name: 'signed out everywhere',
    end: ({ admin }, address, { id }) =>
      get(address, 'DELETE', `/admin/users/${id}/sessions`, { cookie: admin }),
  },
  {
    name: 'banned',
    end: ({ admin }, address, { id }) =>
      get(address, 'POST', `/admin/users/${id}/status`, { cookie: admin, body: ban }),
  },
];

/** Milliseconds after which the session was let in for the last time; it is asked for until well past the bound. */
async function lastLetIn(address: string, cookie: string): Promise<number> {
  const since = performance.now();
  let last = 0;
  while (performance.now() - since < boundMs + 1500) {
    const asked = performance.now() - since;
    if ((await statusOf(address, 'GET', me, { cookie })) !== 401) last = asked;
    else if (asked > last + 1000) break;
    await setTimeout(50);
  }
  return last;
}

async function endAt(site: Site, origin: number, way: Way, student: number, tally: Tally) {
  const address = site.addresses[origin]!;
  const cookie = await signIn(address, student);
  const person = {
    cookie,
    id: (await get<{ accountId: string }>(address, 'GET', me, { cookie })).accountId,
  };
  // Every process has it in mind at the moment it ends.
  await Promise.all(site.addresses.map((each) => get(each, 'GET', me, { cookie })));
  await way.end(site, address, person);
  const lasts = await Promise.all(site.addresses.map((each) => lastLetIn(each, cookie)));
  for (const [place, last] of lasts.entries()) {
    const bound = place === origin ? 0 : boundMs;
    tally.expect(last <= bound, `let in ${inSeconds(last)} after it was ${way.name}`);
  }
  return Math.max(...lasts);
}

/** A session that begins at one process, and one that ends there, at all the others. */
export async function checkSessions(site: Site, firstStudent: number): Promise<Row[]> {
  const began = new Tally();
  for (const [place, address] of site.addresses.entries()) {
    const cookie = await signIn(address, firstStudent + place);
    for (const other of site.addresses) {
      began.expect((await statusOf(other, 'GET', me, { cookie })) === 200, 'not known elsewhere');
    }
  }
  const ended = await Promise.all(
    ways.map(async (way, wayPlace) => {
      const tally = new Tally();
      const first = firstStudent + (1 + wayPlace) * site.addresses.length;
      const lasts = await Promise.all(
        site.addresses.map((_, origin) => endAt(site, origin, way, first + origin, tally)),
      );
      return tally.row(
        `session ${way.name}`,
        `elsewhere let in for ${inSeconds(Math.max(...lasts))} at most`,
      );
    }),
  );
  return [began.row('session begun'), ...ended];
}
