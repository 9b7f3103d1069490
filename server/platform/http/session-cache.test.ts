import { expect, it } from 'vitest';
import { fixedClock } from '../../testing/turnable-clock.ts';
import { SessionCache, type StoredSession } from './session-cache.ts';

type Session = StoredSession<{ id: string; name: string }>;

/** A fake session table that records its reads and can delay its replies. */
function setUp(...tokens: string[]) {
  const clock = fixedClock();
  const table = new Map<string, Session>(
    tokens.map((token) => [
      token,
      {
        person: { id: `account of ${token}`, name: 'Vy' },
        expiresAt: new Date(0),
        lastSeenAt: null,
      },
    ]),
  );
  const reads: (readonly string[])[] = [];
  let gate = Promise.resolve();
  const sessions = new SessionCache(async (requested) => {
    reads.push(requested);
    const found = new Map([...table].filter(([token]) => requested.includes(token)));
    await gate;
    return found;
  }, clock);
  const delayReads = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { clock, table, reads, sessions, delayReads };
}

it('refreshes all active sessions together with an expired entry', async () => {
  const { clock, reads, sessions } = setUp('an', 'binh', 'chi');
  for (const token of ['an', 'binh', 'chi']) await sessions.find(token);
  expect(reads).toEqual([['an'], ['binh'], ['chi']]);
  clock.turn(5000);
  for (const token of ['an', 'binh', 'chi']) {
    expect((await sessions.find(token))?.person.id).toBe(`account of ${token}`);
  }
  expect(reads.slice(3).map((tokens) => tokens.toSorted())).toEqual([['an', 'binh', 'chi']]);
});

it('does not refresh the sessions of people who have left', async () => {
  const { clock, reads, sessions } = setUp('an', 'binh');
  await sessions.find('an');
  clock.turn(61_000);
  await sessions.find('binh');
  expect(reads.at(-1)).toEqual(['binh']);
});

it('sees changes by another process within five seconds', async () => {
  const { clock, table, sessions } = setUp('an', 'binh');
  await sessions.find('an');
  await sessions.find('binh');
  table.delete('an');
  table.get('binh')!.person = { id: 'account of binh', name: 'Bình' };
  clock.turn(4999);
  expect(await sessions.find('an')).toBeDefined();
  clock.turn(1);
  expect(await sessions.find('an')).toBeUndefined();
  expect((await sessions.find('binh'))?.person.name).toBe('Bình');
});

it('does not keep an entry longer if the clock is set back', async () => {
  let now = 10_000_000;
  const table = new Map([
    ['an', { person: { id: 'an' }, expiresAt: new Date(0), lastSeenAt: null }],
  ]);
  const sessions = new SessionCache(async () => new Map(table), { now: () => new Date(now) });
  expect(await sessions.find('an')).toBeDefined();
  table.clear();
  now -= 3_600_000;
  expect(await sessions.find('an')).toBeUndefined();
});

it.each(['token', 'account'])(
  'does not restore a forgotten %s from a concurrent read',
  async (what) => {
    const { table, sessions, delayReads } = setUp('an');
    const release = delayReads();
    const found = sessions.find('an');
    table.delete('an');
    if (what === 'token') sessions.forget('an');
    else sessions.forgetAccount('account of an');
    release();
    expect(await found).toBeUndefined();
    expect(await sessions.find('an')).toBeUndefined();
  },
);

it('shares one read among concurrent callers', async () => {
  const { reads, sessions } = setUp('an');
  await Promise.all([sessions.find('an'), sessions.find('an'), sessions.find('an')]);
  expect(reads).toEqual([['an']]);
});

it('reads again after a failed read', async () => {
  const clock = fixedClock();
  let isAway = true;
  const sessions = new SessionCache<{ id: string }>(async () => {
    if (isAway) throw new Error('away');
    return new Map();
  }, clock);
  await expect(sessions.find('an')).rejects.toThrow('away');
  isAway = false;
  expect(await sessions.find('an')).toBeUndefined();
});
