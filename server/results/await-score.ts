import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';
import { isOwnScored } from './store.ts';

interface Patience {
  /** Between two looks into the database, for what another process has scored. */
  lookEvery: number;
  looks: number;
}

const usual: Patience = { lookEvery: 2_000, looks: 6 };

/** Answers as soon as the own attempt is scored, or that it is not after some seconds; whoever waits does not ask in between. */
export async function awaitScore(
  { db, scorings }: Pick<Services, 'db' | 'scorings'>,
  attempt: string,
  accountId: string,
  { lookEvery, looks }: Patience = usual,
): Promise<{ isScored: boolean }> {
  for (let look = 1; ; look += 1) {
    const isScored = await isOwnScored(db, attempt, accountId);
    if (isScored === undefined) throw new Refused('NOT_FOUND');
    if (isScored || look >= looks || scorings.isStopped) return { isScored };
    if (await scorings.wait(attempt, lookEvery)) return { isScored: true };
  }
}
