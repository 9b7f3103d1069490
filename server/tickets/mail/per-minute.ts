import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Clock } from '../../platform/clock.ts';

/** Counts in this process alone, without asking the database: it is there for those who send without end. */
export function perMinute(clock: Clock, atMost: number): (of: string) => boolean {
  const counts = boundedCache<string, { count: number }>(clock, {
    entries: 10_000,
    milliseconds: 60_000,
  });
  return (of) => {
    const counted = counts.get(of) ?? { count: 0 };
    if (counted.count === 0) counts.set(of, counted);
    counted.count += 1;
    return counted.count <= atMost;
  };
}
