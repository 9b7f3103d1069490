import { signInWays } from '@bac/contract/accounts/sign-ins.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Services } from '../../services.ts';
import { listSignInsOf } from '../profile/activity-store.ts';
import { deviceNameIn } from './device-name.ts';

const usualLimit = 20;

/** From the log itself, so that nobody can take a line out of it. */
export async function listSignIns(
  { db }: Services,
  accountId: string,
  page: { before?: number | undefined; limit?: number | undefined },
  language: Language,
) {
  const limit = page.limit ?? usualLimit;
  const entries = await listSignInsOf(db, accountId, { before: page.before, limit });
  return entries.map(({ id, at, action, address, detail: { device, way } }) => ({
    id,
    at: at.toISOString(),
    device: deviceNameIn(typeof device === 'string' ? device : '', language),
    address,
    way: signInWays.find((known) => known === way) ?? null,
    isIn: action === 'session.opened',
  }));
}
