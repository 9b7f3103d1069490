import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface CacheBounds {
  /** The most entries; the least recently used is evicted first. */
  entries: number;
  milliseconds: number;
}

/** For values of very different sizes: evicts the least recently used until the total size is within `most`. */
interface SizeBound<Value> {
  most: number;
  of: (value: Value) => number;
}

/** An LRU cache with a bounded size and lifetime, using the injected clock. */
export function boundedCache<Key extends {}, Value extends {}>(
  clock: Clock,
  bounds: CacheBounds & { size?: SizeBound<Value> },
): LRUCache<Key, Value> {
  const { size } = bounds;
  return new LRUCache<Key, Value>({
    max: bounds.entries,
    // The library requires a size of at least 1.
    ...(size && { maxSize: size.most, sizeCalculation: (value) => 1 + size.of(value) }),
    ttl: bounds.milliseconds,
    ttlResolution: 0,
    perf: { now: monotonic(clock) },
  });
}

/** A clock that never runs backwards: if the system clock is set back, entries must not live longer. */
function monotonic(clock: Clock): () => number {
  let last = 0;
  let shift = 0;
  return () => {
    // The library treats 0 as "never expires", so time starts at 1.
    const at = clock.now().getTime() + 1;
    if (at < last) shift += last - at;
    last = at;
    return at + shift;
  };
}

export interface SingleFlightCache<Key, Value> {
  /** Returns the cached value of this key, or reads it. */
  get(key: Key, read: () => Promise<Value>): Promise<Value>;
  /** Clears the cache of this process after the data has changed. */
  clear(): void;
}

/** Caches reads and shares one read among concurrent callers; a failed read is not cached. */
export function singleFlightCache<Key extends {}, Value>(
  clock: Clock,
  bounds: CacheBounds,
): SingleFlightCache<Key, Value> {
  const readings = boundedCache<Key, Promise<Value>>(clock, bounds);
  return {
    get(key, read) {
      const cached = readings.get(key);
      if (cached) return cached;
      const reading = read();
      readings.set(key, reading);
      reading.catch(() => {
        if (readings.get(key) === reading) readings.delete(key);
      });
      return reading;
    },
    clear: () => readings.clear(),
  };
}
