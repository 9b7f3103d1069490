import { expect, it } from 'vitest';
import { fixedClock } from '../../testing/turnable-clock.ts';
import { SessionCache, type StoredSession } from './session-cache.ts';

type Session = StoredSession<{ id: string; name: string }>;

/** A table of sessions that counts how often it is read, and whose answers can be held up. */
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
  const readings: (readonly string[])[] = [];
  let gate = Promise.resolve();
  const sessions = new SessionCache(async (asked) => {
    readings.push(asked);
    const found = new Map([...table].filter(([token]) => asked.includes(token)));
    await gate;
    return found;
  }, clock);
  const holdUp = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { clock, table, readings, sessions, holdUp };
}

it('reads those who are here along with the one who is due', async () => {
  const { clock, readings, sessions } = setUp('an', 'binh', 'chi');
  for (const token of ['an', 'binh', 'chi']) await sessions.find(token);
  expect(readings).toEqual([['an'], ['binh'], ['chi']]);
  clock.turn(5000);
  for (const token of ['an', 'binh', 'chi']) {
    expect((await sessions.find(token))?.person.id).toBe(`account of ${token}`);
  }
  expect(readings.slice(3).map((asked) => asked.toSorted())).toEqual([['an', 'binh', 'chi']]);
});

it('leaves those out who have gone', async () => {
  const { clock, readings, sessions } = setUp('an', 'binh');
  await sessions.find('an');
  clock.turn(61_000);
  await sessions.find('binh');
  expect(readings.at(-1)).toEqual(['binh']);
});

it('hears within five seconds of what another process ended or changed', async () => {
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

it('keeps nothing for longer because a clock was set back', async () => {
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

it.each(['token', 'account'])('lets no reading bring back a forgotten %s', async (what) => {
  const { table, sessions, holdUp } = setUp('an');
  const letThrough = holdUp();
  const found = sessions.find('an');
  table.delete('an');
  if (what === 'token') sessions.forget('an');
  else sessions.forgetAccount('account of an');
  letThrough();
  expect(await found).toBeUndefined();
  expect(await sessions.find('an')).toBeUndefined();
});

it('asks once for all who ask at the same moment', async () => {
  const { readings, sessions } = setUp('an');
  await Promise.all([sessions.find('an'), sessions.find('an'), sessions.find('an')]);
  expect(readings).toEqual([['an']]);
});

it('asks anew after a reading that failed', async () => {
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
