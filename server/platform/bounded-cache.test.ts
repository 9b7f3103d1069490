import { describe, expect, it } from 'vitest';
import { boundedCache, sharedReading } from './bounded-cache.ts';
import { fixedClock } from '../testing/turnable-clock.ts';

function counted(clock = fixedClock()) {
  const reading = sharedReading<string, number>(clock, { entries: 2, milliseconds: 1000 });
  let times = 0;
  const ask = (key = 'a') => reading.recent(key, async () => (times += 1));
  return { clock, reading, ask };
}

describe('a bounded cache', () => {
  it('lets the least recently used values go until the others are small enough together', () => {
    const size = { most: 100, of: (value: string) => value.length };
    const bounds = { entries: 10, milliseconds: 1000, size };
    const cache = boundedCache<string, string>(fixedClock(), bounds);
    cache.set('a', 'x'.repeat(40));
    cache.set('b', 'x'.repeat(40));
    cache.get('a');
    cache.set('c', 'x'.repeat(40));
    expect([...cache.keys()].toSorted()).toEqual(['a', 'c']);
    cache.set('d', 'x'.repeat(500));
    expect(cache.get('d')).toBeUndefined();
  });
});

describe('a shared reading', () => {
  it('is one for all who ask while it is under way and for as long as it is kept', async () => {
    const { clock, ask } = counted();
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask('b')).toBe(2);
    clock.turn(999);
    expect(await ask()).toBe(1);
    clock.turn(2);
    expect(await ask()).toBe(3);
  });

  it('is not kept for longer when the clock is set back', async () => {
    const { clock, ask } = counted();
    clock.turn(60_000);
    await ask();
    clock.turn(-50_000);
    expect(await ask()).toBe(1);
    clock.turn(1001);
    expect(await ask()).toBe(2);
  });

  it('is made anew once somebody says that it has changed', async () => {
    const { reading, ask } = counted();
    await ask();
    reading.forget();
    expect(await ask()).toBe(2);
  });

  it('that fails is told to those who waited and not kept', async () => {
    const { reading, ask } = counted();
    const failing = reading.recent('a', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await ask()).toBe(1);
  });

  it('that fails late takes nothing newer with it', async () => {
    const { reading, ask } = counted();
    const { promise, reject } = Promise.withResolvers<number>();
    const slow = reading.recent('a', () => promise);
    reading.forget();
    expect(await ask()).toBe(1);
    reject(new Error('too late'));
    await expect(slow).rejects.toThrow('too late');
    expect(await ask()).toBe(1);
  });
});
