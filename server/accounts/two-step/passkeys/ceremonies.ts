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
import type { Passkey } from '../passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

export const challengeMilliseconds = 10 * 60 * 1000;

/** What a browser answered, as it came: nothing in it is believed before the library has judged it. */
export type Answer = Record<string, unknown>;

/** ES256, EdDSA and RS256: what every authenticator has one of. */
const algorithms = [-7, -8, -257];

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const shown = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports: known }) => ({
    id: credentialId,
    transports: known as AuthenticatorTransport[],
  }));

/**
 * The same for all passkeys of an account, so that a device keeps one for it and not several; and a hash, for a device may show
 * it to whoever holds it.
 */
const userHandle = (accountId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey:${accountId}`).digest());

export const registrationOptions = (
  party: RelyingParty,
  { id, email, fullName }: Account,
  present: readonly Passkey[],
) =>
  generateRegistrationOptions({
    rpName: 'Bậc',
    rpID: party.id,
    userID: userHandle(id),
    userName: email,
    userDisplayName: fullName,
    timeout: challengeMilliseconds,
    attestationType: 'none',
    excludeCredentials: shown(present),
    // A plain security key is welcome too: it is a second step, though it can't stand for the password.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });

/** Without passkeys to choose from, the device offers what it has for this site, and has to know its owner. */
export const signInOptions = (party: RelyingParty, of?: readonly Passkey[]) =>
  generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMilliseconds,
    userVerification: of ? 'preferred' : 'required',
    ...(of && { allowCredentials: shown(of) }),
  });

/** The library throws at whatever is not as it should be, and the answer may be anything. */
const judged = <Result>(judge: () => Promise<Result>): Promise<Result | undefined> =>
  judge().catch(() => undefined);

export async function readRegistration(party: RelyingParty, challenge: string, answer: Answer) {
  const verdict = await judged(() =>
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
  const { id, publicKey, counter, transports: told } = verdict.registrationInfo.credential;
  const known = Array.isArray(told) ? told.filter((each) => transports.includes(each)) : [];
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: known };
}

/** The new count of the passkey; undefined where it did not sign this. */
export async function readSignature(
  party: RelyingParty,
  { challenge, knowsOwner }: { challenge: string; knowsOwner: boolean },
  passkey: Passkey,
  answer: Answer,
): Promise<number | undefined> {
  const verdict = await judged(() =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: knowsOwner,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  return verdict?.verified ? verdict.authenticationInfo.newCounter : undefined;
}
