import type { Transaction } from '../../platform/postgres/database.ts';
import { deleteChallengesOf } from './passkey-store.ts';
import { deleteStepsOf } from './step-store.ts';
import { deleteNextTotp } from './totp-store.ts';

/** Whatever was begun with the password before: sign-ins that wait, and passkeys and apps that are being set up. */
export async function endBegun(tx: Transaction, accountId: string): Promise<void> {
  await deleteStepsOf(tx, accountId);
  await deleteChallengesOf(tx, accountId);
  await deleteNextTotp(tx, accountId);
}
