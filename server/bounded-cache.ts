import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface CacheBounds {
  /** At most this many entries; the least recently used leaves first. */
  entries: number;
  milliseconds: number;
}

/** A cache that can neither grow without limit nor serve what is older than it says, by the injected clock. */
export function boundedCache<Key extends {}, Value extends {}>(
  clock: Clock,
  bounds: CacheBounds,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({
    max: bounds.entries,
    ttl: bounds.milliseconds,
    ttlResolution: 0,
    // 0 would mean "never expires" to the library, so time is counted from just before the epoch.
    perf: { now: () => clock.now().getTime() + 1 },
  });
}
