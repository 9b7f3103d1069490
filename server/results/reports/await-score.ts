import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { isVisibleScored, type Viewer } from './report-store.ts';

/** By then whoever waits has an answer; browsers and proxies give up on a connection that stays quiet for long. */
const patienceMs = 10_000;

/** Answers as soon as the attempt is scored, or that it is not after some seconds; whoever waits does not ask in between. */
export async function awaitScore(
  { db, clock, scorings }: Pick<Services, 'db' | 'clock' | 'scorings'>,
  attempt: string,
  viewer: Viewer,
  atMost = patienceMs,
): Promise<{ isScored: boolean }> {
  const isScored = await isVisibleScored(db, attempt, viewer, clock.now());
  if (isScored === undefined) throw new Refused('NOT_FOUND');
  return { isScored: isScored || (await scorings.wait(attempt, atMost)) };
}
