import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface CacheBounds {
  /** At most this many entries; the least recently used leaves first. */
  entries: number;
  milliseconds: number;
}

/** For values of very different sizes: the least recently used leave until all together are within `most`. */
interface SizeBound<Value> {
  most: number;
  of: (value: Value) => number;
}

/** A cache that can neither grow without limit nor serve what is older than it says, by the injected clock. */
export function boundedCache<Key extends {}, Value extends {}>(
  clock: Clock,
  bounds: CacheBounds & { size?: SizeBound<Value> },
): LRUCache<Key, Value> {
  const { size } = bounds;
  return new LRUCache<Key, Value>({
    max: bounds.entries,
    // The library wants a size of at least 1.
    ...(size && { maxSize: size.most, sizeCalculation: (value) => 1 + size.of(value) }),
    ttl: bounds.milliseconds,
    ttlResolution: 0,
    perf: { now: neverBack(clock) },
  });
}

/** A machine's clock may be set back; what is kept must not live on for the hours it then counts again. */
function neverBack(clock: Clock): () => number {
  let last = 0;
  let shift = 0;
  return () => {
    // 0 would mean "never expires" to the library, so time is counted from just before the epoch.
    const at = clock.now().getTime() + 1;
    if (at < last) shift += last - at;
    last = at;
    return at + shift;
  };
}

export interface SharedReading<Key, Value> {
  /** What was read lately under this name, or else is read now. */
  recent(key: Key, read: () => Promise<Value>): Promise<Value>;
  /** Called where what is read was changed, so that this process reads anew. */
  forget(): void;
}

/** One reading for all who ask within its time, also while it is still under way; one that fails is not kept. */
export function sharedReading<Key extends {}, Value>(
  clock: Clock,
  bounds: CacheBounds,
): SharedReading<Key, Value> {
  const readings = boundedCache<Key, Promise<Value>>(clock, bounds);
  return {
    recent(key, read) {
      const known = readings.get(key);
      if (known) return known;
      const reading = read();
      readings.set(key, reading);
      reading.catch(() => {
        if (readings.get(key) === reading) readings.delete(key);
      });
      return reading;
    },
    forget: () => readings.clear(),
  };
}
