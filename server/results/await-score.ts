import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';
import { isVisibleScored, type Viewer } from './report-store.ts';

interface Patience {
  /** Between two looks into the database, for what another process has scored. */
  lookEvery: number;
  /** By then whoever waits has an answer; browsers and proxies give up on a connection that stays quiet for long. */
  atMost: number;
}

const usual: Patience = { lookEvery: 2_000, atMost: 10_000 };

/** Answers as soon as the attempt is scored, or that it is not after some seconds; whoever waits does not ask in between. */
export async function awaitScore(
  { db, clock, scorings }: Pick<Services, 'db' | 'clock' | 'scorings'>,
  attempt: string,
  viewer: Viewer,
  { lookEvery, atMost }: Patience = usual,
): Promise<{ isScored: boolean }> {
  const end = performance.now() + atMost;
  for (;;) {
    const isScored = await isVisibleScored(db, attempt, viewer, clock.now());
    if (isScored === undefined) throw new Refused('NOT_FOUND');
    const left = end - performance.now();
    if (isScored || left <= 0 || scorings.isStopped) return { isScored };
    if (await scorings.wait(attempt, Math.min(lookEvery, left))) return { isScored: true };
  }
}
