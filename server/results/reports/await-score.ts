import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { isVisibleScored, type Viewer } from './report-store.ts';

/** Shorter than the time after which browsers and proxies close a silent connection. */
const timeoutMs = 10_000;

/** Long polling: replies as soon as the attempt is scored, or after the timeout that it is not. */
export async function awaitScore(
  { db, clock, scorings }: Pick<Services, 'db' | 'clock' | 'scorings'>,
  attempt: string,
  viewer: Viewer,
  milliseconds = timeoutMs,
): Promise<{ isScored: boolean }> {
  const isScored = await isVisibleScored(db, attempt, viewer, clock.now());
  if (isScored === undefined) throw new Refused('NOT_FOUND');
  return { isScored: isScored || (await scorings.wait(attempt, milliseconds)) };
}
