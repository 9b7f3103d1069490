import { describe, expect, it } from 'vitest';
import { boundedCache, singleFlightCache } from './bounded-cache.ts';
import { fixedClock } from '../testing/turnable-clock.ts';

function countingCache(clock = fixedClock()) {
  const reading = singleFlightCache<string, number>(clock, { entries: 2, milliseconds: 1000 });
  let reads = 0;
  const read = (key = 'a') => reading.get(key, async () => (reads += 1));
  return { clock, reading, read };
}

describe('boundedCache', () => {
  it('evicts the least recently used values until the total size is within the limit', () => {
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

describe('singleFlightCache', () => {
  it('shares one read among concurrent callers and caches it for its lifetime', async () => {
    const { clock, read } = countingCache();
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read('b')).toBe(2);
    clock.turn(999);
    expect(await read()).toBe(1);
    clock.turn(2);
    expect(await read()).toBe(3);
  });

  it('does not keep a value longer if the clock is set back', async () => {
    const { clock, read } = countingCache();
    clock.turn(60_000);
    await read();
    clock.turn(-50_000);
    expect(await read()).toBe(1);
    clock.turn(1001);
    expect(await read()).toBe(2);
  });

  it('reads again after an invalidation', async () => {
    const { reading, read } = countingCache();
    await read();
    reading.clear();
    expect(await read()).toBe(2);
  });

  it('rejects for all waiting callers and does not cache a failed read', async () => {
    const { reading, read } = countingCache();
    const failing = reading.get('a', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await read()).toBe(1);
  });

  it('does not drop a newer value if an older read fails late', async () => {
    const { reading, read } = countingCache();
    const { promise, reject } = Promise.withResolvers<number>();
    const slow = reading.get('a', () => promise);
    reading.clear();
    expect(await read()).toBe(1);
    reject(new Error('too late'));
    await expect(slow).rejects.toThrow('too late');
    expect(await read()).toBe(1);
  });
});
