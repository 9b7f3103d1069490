import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Account } from '../../store.ts';
import { challengeMilliseconds, type Passkey } from '../passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** The unvalidated answer of a browser; the library verifies it. */
export type Answer = Record<string, unknown>;

/** ES256, EdDSA and RS256: every authenticator supports at least one of these. */
const algorithms = [-7, -8, -257];

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const toDescriptors = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports: storedTransports }) => ({
    id: credentialId,
    transports: storedTransports as AuthenticatorTransport[],
  }));

/**
 * The same for all passkeys of an account, so that a device stores only one of them. A hash, because a device may show it to
 * anybody who holds it.
 */
const userHandle = (accountId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey:${accountId}`).digest());

export const registrationOptions = (
  party: RelyingParty,
  { id, email, fullName }: Account,
  existing: readonly Passkey[],
) =>
  generateRegistrationOptions({
    rpName: 'Bậc',
    rpID: party.id,
    userID: userHandle(id),
    userName: email,
    userDisplayName: fullName,
    timeout: challengeMilliseconds,
    attestationType: 'none',
    excludeCredentials: toDescriptors(existing),
    // Also accepts a plain security key: it works as a second step, although it cannot replace the password.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });

/** Without a list of passkeys, the device offers its own for this site and must verify its owner. */
export const signInOptions = (party: RelyingParty, allowed?: readonly Passkey[]) =>
  generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMilliseconds,
    userVerification: allowed ? 'preferred' : 'required',
    ...(allowed && { allowCredentials: toDescriptors(allowed) }),
  });

/** The library throws at any malformed answer; this returns undefined instead. */
const verifyOrUndefined = <Result>(verify: () => Promise<Result>): Promise<Result | undefined> =>
  verify().catch(() => undefined);

export async function readRegistration(party: RelyingParty, challenge: string, answer: Answer) {
  const verdict = await verifyOrUndefined(() =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verdict?.verified) return undefined;
  const { id, publicKey, counter, transports: reported } = verdict.registrationInfo.credential;
  const validTransports = Array.isArray(reported)
    ? reported.filter((transport) => transports.includes(transport))
    : [];
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: validTransports,
  };
}

/** Returns the new signature counter of the passkey, or undefined if the signature is invalid. */
export async function readSignature(
  party: RelyingParty,
  { challenge, requiresUserVerification }: { challenge: string; requiresUserVerification: boolean },
  passkey: Passkey,
  answer: Answer,
): Promise<number | undefined> {
  const verdict = await verifyOrUndefined(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: requiresUserVerification,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  return verdict?.verified ? verdict.authenticationInfo.newCounter : undefined;
}
