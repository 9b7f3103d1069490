import type { Services } from '../../services.ts';
import { listSealedTotp, resealTotp } from './totp-store.ts';

export interface Resealed {
  resealed: number;
  /** Neither key opens them: their owners set up the app again. */
  unreadable: number;
}

/**
 * Seals every secret of an authenticator app with the current key, so that the previous key can be thrown away. A setup that
 * is not finished is left alone: it expires within a day.
 */
export const resealSecrets = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<Resealed> =>
  db.transaction(async (tx) => {
    const result = { resealed: 0, unreadable: 0 };
    for (const { accountId, sealed } of await listSealedTotp(tx)) {
      if (sealed === null || vault.isCurrent(sealed)) continue;
      const secret = vault.open(sealed);
      if (secret === undefined) {
        result.unreadable += 1;
        continue;
      }
      await resealTotp(tx, accountId, { from: sealed, to: vault.seal(secret) });
      result.resealed += 1;
    }
    return result;
  });
