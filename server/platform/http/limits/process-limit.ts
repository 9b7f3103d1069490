import { boundedCache } from '../../bounded-cache.ts';
import type { Clock } from '../../clock.ts';
import { Refused } from '../refused.ts';
import { rateLimitMessage } from './rate-limit.ts';

interface Bucket {
  tokens: number;
  filledAt: number;
}

const maxBuckets = 50_000;

/**
 * A token bucket for each account, in the memory of this process: for calls so frequent that one statement each, as in
 * `countAgainst`, would cost more than it protects. Several processes together allow several times as much. Allows a burst of
 * `atMost` calls, and then `atMost` calls per `milliseconds`.
 */
export function processLimit(
  clock: Clock,
  { atMost, milliseconds }: { atMost: number; milliseconds: number },
): (account: string) => void {
  const makeBuckets = () =>
    boundedCache<string, Bucket>(clock, { entries: maxBuckets, milliseconds: milliseconds });
  // Created lazily, because the cache allocates all its memory at once.
  let buckets: ReturnType<typeof makeBuckets> | undefined;
  const refillMs = milliseconds / atMost;
  return (account) => {
    buckets ??= makeBuckets();
    const now = clock.now().getTime();
    const { tokens, filledAt } = buckets.get(account) ?? { tokens: atMost, filledAt: now };
    const filled = Math.min(atMost, tokens + Math.max(0, now - filledAt) / refillMs);
    const isRefused = filled < 1;
    buckets.set(account, { tokens: isRefused ? filled : filled - 1, filledAt: now });
    if (!isRefused) return;
    const retryAfter = Math.ceil(((1 - filled) * refillMs) / 1000);
    throw new Refused('TOO_MANY_REQUESTS', { retryAfter, messages: rateLimitMessage(retryAfter) });
  };
}
