import { signInMethods } from '@bac/contract/accounts/sign-ins.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Services } from '../../services.ts';
import { listSignInsOf } from '../profile/activity-store.ts';
import { deviceNameIn } from './device-name.ts';

const defaultLimit = 20;

/** Reads the audit log, which is append-only, so that nobody can remove an entry. */
export async function listSignIns(
  { db }: Services,
  accountId: string,
  page: { before?: number | undefined; limit?: number | undefined },
  language: Language,
) {
  const limit = page.limit ?? defaultLimit;
  const entries = await listSignInsOf(db, accountId, { before: page.before, limit });
  return entries.map(({ id, at, action, address, detail: { device, way } }) => ({
    id,
    at: at.toISOString(),
    device: deviceNameIn(typeof device === 'string' ? device : '', language),
    address,
    way: signInMethods.find((name) => name === way) ?? null,
    hasSucceeded: action === 'session.opened',
  }));
}
