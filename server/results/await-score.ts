import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';
import { isOwnScored } from './store.ts';

interface Patience {
  /** Between two looks into the database, for what another process has scored. */
  lookEvery: number;
  /** By then whoever waits has an answer; browsers and proxies give up on a connection that stays quiet for long. */
  atMost: number;
}

const usual: Patience = { lookEvery: 2_000, atMost: 10_000 };

/** Answers as soon as the own attempt is scored, or that it is not after some seconds; whoever waits does not ask in between. */
export async function awaitScore(
  { db, scorings }: Pick<Services, 'db' | 'scorings'>,
  attempt: string,
  accountId: string,
  { lookEvery, atMost }: Patience = usual,
): Promise<{ isScored: boolean }> {
  const end = performance.now() + atMost;
  for (;;) {
    const isScored = await isOwnScored(db, attempt, accountId);
    if (isScored === undefined) throw new Refused('NOT_FOUND');
    const left = end - performance.now();
    if (isScored || left <= 0 || scorings.isStopped) return { isScored };
    if (await scorings.wait(attempt, Math.min(lookEvery, left))) return { isScored: true };
  }
}
