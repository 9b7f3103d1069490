import { z } from 'zod';
import { sessionUser } from './accounts.ts';
import type { RouteTable } from '../protocol/route.ts';

/** The second factors that can follow the password at sign-in. */
export const secondSteps = ['totp', 'passkey', 'recovery'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** WebAuthn options for the browser, or its response. Only the length of names is limited here; a library validates the rest. */
const webAuthnMessage = z.record(z.string().max(60), z.unknown());

/** A response with a certificate chain of a security key has a few thousand. */
const maxPasskeyBytes = 16 * 1024;

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

const twoStep = z.object({
  /** Since when sign-in asks for a code of the authenticator app; null if it does not. */
  totpSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** Whether the email address is verified; a second step can only be set up then. */
  isVerified: z.boolean(),
  /** Whether the account's role requires a second step, so that the last one cannot be removed. */
  isRequired: z.boolean(),
  /** When a reset that the team started takes effect; null if there is none. */
  resetAt: z.iso.datetime().nullable(),
});

export type TwoStep = z.infer<typeof twoStep>;

const password = z.string().min(1).max(1000);
/** Longer than any code, because people type the spaces and hyphens they read. */
const code = z.string().trim().min(1).max(40);

/**
 * What confirms a change of second steps: the password and, if the account has a second step, a code of the app, a recovery code or
 * the answer of a passkey to a challenge of `POST /id/two-step/challenge`.
 */
const proof = z.object({
  password,
  code: code.optional(),
  passkeyAnswer: z.object({ challenge: z.uuid(), answer: webAuthnMessage }).optional(),
});
const proofFailures = [
  'WRONG_PASSWORD',
  'SECOND_STEP_NEEDED',
  'WRONG_CODE',
  'PASSKEY_REFUSED',
] as const;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Second steps during sign-in. */
export const secondStepRoutes = {
  'GET /auth/second-step': {
    summary:
      'The second steps this sign-in can continue with; a short-lived cookie set after the password identifies it.',
    who: 'anyone',
    reply: z.object({ ways: z.array(z.enum(secondSteps)), email: z.string() }),
    failures: ['STEP_EXPIRED'],
  },
  'POST /auth/second-step': {
    summary: 'Continue the sign-in with a code of the app or a recovery code.',
    who: 'anyone',
    body: z.object({ code }),
    reply: sessionUser,
    failures: [
      'STEP_EXPIRED',
      'WRONG_CODE',
      'ACCOUNT_BANNED',
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_INACTIVE',
      'ACCOUNT_PENDING',
    ],
  },
  'POST /auth/passkey/challenge': {
    summary: 'Start signing in with a passkey: without a password, or as the second step.',
    who: 'anyone',
    body: z.object({ isSecond: z.boolean() }),
    reply: z.object({ challenge: z.uuid(), options: webAuthnMessage }),
    failures: ['PASSKEY_REFUSED', 'STEP_EXPIRED'],
  },
  'POST /auth/passkey': {
    summary: 'Sign in with the response of the passkey.',
    who: 'anyone',
    maxBodyBytes: maxPasskeyBytes,
    body: z.object({ challenge: z.uuid(), answer: webAuthnMessage }),
    reply: sessionUser,
    failures: [
      'PASSKEY_REFUSED',
      'ACCOUNT_BANNED',
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_INACTIVE',
      'ACCOUNT_PENDING',
    ],
  },
  'POST /auth/not-me': {
    summary:
      'Used from a security email: end every session, cancel pending changes, and send a link to set a new password.',
    who: 'anyone',
    body: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    reply: z.object({ email: z.string() }),
    failures: ['NOT_ME_LINK_INVALID'],
  },
} as const satisfies RouteTable;

/** Second steps of the signed-in account. */
export const twoStepRoutes = {
  'GET /id/two-step': {
    summary: 'The two-step settings of the signed-in account.',
    who: 'signed-in',
    reply: twoStep,
  },
  'POST /id/two-step/challenge': {
    summary: 'Start confirming a change of second steps with a passkey of the account.',
    who: 'signed-in',
    reply: z.object({ challenge: z.uuid(), options: webAuthnMessage }),
    failures: ['PASSKEY_REFUSED'],
  },
  'POST /id/two-step/totp': {
    summary: 'Start setting up an authenticator app; the reply shows its secret only this once.',
    who: 'signed-in',
    maxBodyBytes: maxPasskeyBytes,
    body: proof,
    /** The secret, for typing it, and the `otpauth:` address that the QR code holds. */
    reply: z.object({ secret: z.string(), address: z.string() }),
    failures: [...proofFailures, 'VERIFY_FIRST'],
  },
  'PUT /id/two-step/totp': {
    summary:
      'Finish the setup with a code of the app; the reply shows ten recovery codes only this once.',
    who: 'signed-in',
    body: z.object({ code }),
    reply: recoveryCodes,
    failures: ['WRONG_CODE', 'CODE_EXPIRED', 'VERIFY_FIRST'],
  },
  'POST /id/two-step/recovery-codes': {
    summary: 'New recovery codes; the old ones stop working.',
    who: 'signed-in',
    maxBodyBytes: maxPasskeyBytes,
    body: proof,
    reply: recoveryCodes,
    failures: [...proofFailures, 'NOT_POSSIBLE_NOW', 'VERIFY_FIRST'],
  },
  'POST /id/two-step/totp/removal': {
    summary: 'Remove the authenticator app.',
    who: 'signed-in',
    maxBodyBytes: maxPasskeyBytes,
    body: proof,
    reply: twoStep,
    failures: [...proofFailures, 'NOT_POSSIBLE_NOW', 'TWO_STEP_NEEDED'],
  },
  'POST /id/passkeys/challenge': {
    summary: 'Start adding a passkey.',
    who: 'signed-in',
    maxBodyBytes: maxPasskeyBytes,
    body: proof,
    reply: z.object({ challenge: z.uuid(), options: webAuthnMessage }),
    failures: [...proofFailures, 'TOO_MANY_PASSKEYS', 'VERIFY_FIRST'],
  },
  'POST /id/passkeys': {
    summary:
      'Store the passkey that the browser created. The first second step of an account also creates recovery codes.',
    who: 'signed-in',
    maxBodyBytes: maxPasskeyBytes,
    body: z.object({
      challenge: z.uuid(),
      answer: webAuthnMessage,
      name: z.string().regex(/\S/).max(60),
    }),
    reply: z.object({ twoStep, recoveryCodes: z.array(z.string()) }),
    failures: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS', 'VERIFY_FIRST'],
  },
  'POST /id/passkeys/:passkey/removal': {
    summary: 'Remove a passkey.',
    who: 'signed-in',
    params: z.object({ passkey: z.uuid() }),
    maxBodyBytes: maxPasskeyBytes,
    body: proof,
    reply: twoStep,
    failures: [...proofFailures, 'NOT_FOUND', 'TWO_STEP_NEEDED'],
  },
  'DELETE /id/two-step/reset': {
    summary: 'Cancel a reset that the team started.',
    who: 'signed-in',
    reply: twoStep,
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;

const userTwoStep = z.object({
  isOn: z.boolean(),
  hasTotp: z.boolean(),
  /** How many passkeys the person has. */
  passkeys: z.int(),
  resetAt: z.iso.datetime().nullable(),
});

export type UserTwoStep = z.infer<typeof userTwoStep>;

const user = z.object({ user: z.uuid() });

/** How the team helps people who lost both their device and their recovery codes. */
export const twoStepAdminRoutes = {
  'GET /admin/users/:user/two-step': {
    summary: 'The second steps of a person, and when a pending reset takes effect.',
    who: 'manage users',
    params: user,
    reply: userTwoStep,
    failures: ['USER_NOT_FOUND'],
  },
  'POST /admin/users/:user/two-step-reset': {
    summary:
      'Remove every second step after one day, unless the person cancels the reset from the email.',
    who: 'manage users',
    params: user,
    body: z.object({ reason: z.string().regex(/\S/).max(1000) }),
    reply: userTwoStep,
    failures: ['USER_NOT_FOUND', 'NOT_POSSIBLE_NOW', 'NOT_YOURSELF'],
  },
  'DELETE /admin/users/:user/two-step-reset': {
    summary: 'Cancel a pending reset.',
    who: 'manage users',
    params: user,
    reply: userTwoStep,
    failures: ['USER_NOT_FOUND', 'NOT_POSSIBLE_NOW'],
  },
} as const satisfies RouteTable;
