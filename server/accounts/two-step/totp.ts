import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { findTotp, takeTotpStep } from './totp-store.ts';

const period = 30;
const digits = 6;
/** RFC 6238, 5.2: one step to either side, for clocks that differ and people who type slowly. */
const window = 1;
/** RFC 4226, 4: 160 bits are recommended. */
const secretBytes = 20;

const issuer = 'Bậc';

/** What every authenticator app understands: SHA-1, six digits, half a minute. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period });

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** The secret as people type it, and as the square picture carries it. */
export function newTotp(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, address: totpOf(secret, email).toString() };
}

/** Sealed with whose it is: moved to another account it opens for nobody. */
export const sealTotp = ({ vault }: Pick<Services, 'vault'>, accountId: string, secret: string) =>
  vault.seal(`${accountId} ${secret}`);

function openTotp(
  { vault }: Pick<Services, 'vault'>,
  accountId: string,
  sealed: Buffer | null | undefined,
): string | undefined {
  const [owner, secret] = (sealed && vault.open(sealed))?.split(' ') ?? [];
  return owner === accountId ? secret : undefined;
}

/** The half minute a code belongs to; undefined where it belongs to none that counts now. */
export function stepOf(
  needs: Pick<Services, 'vault' | 'clock'>,
  accountId: string,
  sealed: Buffer | null | undefined,
  code: string,
): number | undefined {
  const secret = openTotp(needs, accountId, sealed);
  if (secret === undefined) return undefined;
  const timestamp = needs.clock.now().getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = totpOf(secret).validate({ token, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** True once for each code. */
export async function useTotp(
  tx: Transaction,
  needs: Pick<Services, 'vault' | 'clock'>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const kept = await findTotp(tx, accountId);
  const step = stepOf(needs, accountId, kept?.sealed, code);
  return step !== undefined && takeTotpStep(tx, accountId, step);
}

export async function hasUsableTotp(
  services: Pick<Services, 'db' | 'vault'>,
  accountId: string,
): Promise<boolean> {
  const kept = await findTotp(services.db, accountId);
  return openTotp(services, accountId, kept?.sealed) !== undefined;
}
