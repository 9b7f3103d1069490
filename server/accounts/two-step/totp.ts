import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { findTotp, consumeTotpStep } from './totp-store.ts';

const period = 30;
const digits = 6;
/** RFC 6238, 5.2: accepts one step to either side, for clock skew and slow typing. */
const window = 1;
/** RFC 4226, 4: 160 bits are recommended. */
const secretBytes = 20;

const issuer = 'Bậc';

/** The parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period });

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** Returns the secret for typing, and the URI for the QR code. */
export function newTotp(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, address: totpOf(secret, email).toString() };
}

/** Seals the secret together with the account id, so that it is useless when moved to another account's row. */
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

/** Returns the time step of a code, or undefined if the code is not valid now. */
export function findTimeStep(
  deps: Pick<Services, 'vault' | 'clock'>,
  accountId: string,
  sealed: Buffer | null | undefined,
  code: string,
): number | undefined {
  const secret = openTotp(deps, accountId, sealed);
  if (secret === undefined) return undefined;
  const timestamp = deps.clock.now().getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = totpOf(secret).validate({ token, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** Checks a code and marks it as used. Returns true once per code. */
export async function useTotp(
  tx: Transaction,
  deps: Pick<Services, 'vault' | 'clock'>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const stored = await findTotp(tx, accountId);
  const step = findTimeStep(deps, accountId, stored?.sealed, code);
  return step !== undefined && consumeTotpStep(tx, accountId, step);
}

export async function hasUsableTotp(
  services: Pick<Services, 'db' | 'vault'>,
  accountId: string,
): Promise<boolean> {
  const stored = await findTotp(services.db, accountId);
  return openTotp(services, accountId, stored?.sealed) !== undefined;
}
