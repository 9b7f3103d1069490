import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { scoreInterests } from '@bac/exam/orientation/score-interests.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { deleteCheck, deleteOldest, getCheck, insertCheck, listOwn } from './store.ts';
import type { CheckRow } from './store.ts';

type Given = Pick<Services, 'db' | 'clock'>;

/** Enough to see interests change over the years; what is older goes. */
const mostKept = 20;

const toCheck = ({ id, takenAt, answers }: CheckRow): InterestCheck => ({
  id,
  takenAt: takenAt.toISOString(),
  answers,
});

export async function listChecks({ db }: Given, accountId: string): Promise<InterestCheck[]> {
  return (await listOwn(db, accountId)).map(toCheck);
}

/** Sent twice it is kept once, as it came first: a check is over when it is sent. */
export async function keepCheck(
  { db, clock }: Given,
  accountId: string,
  { id, takenAt, answers }: InterestCheck,
): Promise<InterestCheck> {
  if (scoreInterests(answers).kind === 'not enough answers') throw new Refused('INVALID_REQUEST');
  // A browser's clock may be ahead; a check from tomorrow would stay the latest until then.
  const at = new Date(Math.min(new Date(takenAt).getTime(), clock.now().getTime()));
  return db.transaction(async (tx) => {
    await insertCheck(tx, { accountId, id, takenAt: at, answers });
    const kept = await getCheck(tx, accountId, id);
    await deleteOldest(tx, accountId, mostKept);
    return toCheck(kept);
  });
}

export async function forgetCheck({ db }: Given, accountId: string, id: string): Promise<null> {
  if (!(await deleteCheck(db, accountId, id))) throw new Refused('NOT_FOUND');
  return null;
}
