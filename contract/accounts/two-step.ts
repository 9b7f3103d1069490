import { z } from 'zod';
import { sessionUser } from './accounts.ts';
import type { RouteTable } from '../protocol/route.ts';

/** The ways to show at sign-in that it is oneself, beyond the password. */
export const secondSteps = ['totp', 'passkey', 'recovery'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** What WebAuthn exchanges belongs to the browser and the library; its size is bounded, the library judges the rest. */
const ceremony = z.record(z.string().max(60), z.unknown());

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

const twoStep = z.object({
  /** Since when an authenticator app is asked for; null where none is. */
  totpSince: z.iso.datetime().nullable(),
  recoveryLeft: z.int(),
  passkeys: z.array(passkey),
  /** Whether the address is verified: only then can a second step be set up. */
  isVerified: z.boolean(),
  /** The last second step of this account can not be taken away: the console asks for one. */
  isRequired: z.boolean(),
  /** When a reset that the team began will take effect. */
  resetAt: z.iso.datetime().nullable(),
});

export type TwoStep = z.infer<typeof twoStep>;

/** Whoever changes how one signs in says the password once more. */
const password = z.string().min(1).max(1000);
/** Longer than any, for people type blanks and hyphens as they read. */
const code = z.string().trim().min(1).max(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Signing in. */
export const secondStepRoutes = {
  'GET /auth/second-step': {
    summary:
      'With what this sign-in can go on; known by a short-lived cookie set after the password.',
    who: 'anyone',
    reply: z.object({ ways: z.array(z.enum(secondSteps)), email: z.string() }),
    failures: ['STEP_EXPIRED'],
  },
  'POST /auth/second-step': {
    summary: 'Go on with a code of the app, or with a recovery code.',
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
    summary: 'Begin to sign in with a passkey: without a password, or as the second step.',
    who: 'anyone',
    body: z.object({ isSecond: z.boolean() }),
    reply: z.object({ challenge: z.uuid(), options: ceremony }),
    failures: ['PASSKEY_REFUSED', 'STEP_EXPIRED'],
  },
  'POST /auth/passkey': {
    summary: 'Sign in with what the passkey answered.',
    who: 'anyone',
    body: z.object({ challenge: z.uuid(), answer: ceremony }),
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
      'From a letter about one’s own security: end every session, stop what is waiting, and send a link for a new password.',
    who: 'anyone',
    body: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    reply: z.object({ email: z.string() }),
    failures: ['NOT_ME_LINK_INVALID'],
  },
} as const satisfies RouteTable;

/** One's own account. */
export const twoStepRoutes = {
  'GET /id/two-step': {
    summary: 'How one’s own sign-in is protected.',
    who: 'signed-in',
    reply: twoStep,
  },
  'POST /id/two-step/totp': {
    summary: 'Begin with an authenticator app: its secret, told this once.',
    who: 'signed-in',
    body: z.object({ password }),
    reply: z.object({ secret: z.string(), address: z.string() }),
    failures: ['WRONG_PASSWORD', 'VERIFY_FIRST'],
  },
  'PUT /id/two-step/totp': {
    summary: 'Finish with a code of the app; gives ten recovery codes, told this once.',
    who: 'signed-in',
    body: z.object({ code }),
    reply: recoveryCodes,
    failures: ['WRONG_CODE', 'CODE_EXPIRED', 'VERIFY_FIRST'],
  },
  'POST /id/two-step/recovery-codes': {
    summary: 'New recovery codes; the old ones stop working.',
    who: 'signed-in',
    body: z.object({ password }),
    reply: recoveryCodes,
    failures: ['WRONG_PASSWORD', 'NOT_POSSIBLE_NOW', 'VERIFY_FIRST'],
  },
  'POST /id/two-step/totp/removal': {
    summary: 'Ask for the app no more.',
    who: 'signed-in',
    body: z.object({ password }),
    reply: twoStep,
    failures: ['WRONG_PASSWORD', 'NOT_POSSIBLE_NOW', 'TWO_STEP_NEEDED'],
  },
  'POST /id/passkeys/challenge': {
    summary: 'Begin to add a passkey.',
    who: 'signed-in',
    body: z.object({ password }),
    reply: z.object({ challenge: z.uuid(), options: ceremony }),
    failures: ['WRONG_PASSWORD', 'TOO_MANY_PASSKEYS', 'PASSKEY_REFUSED', 'VERIFY_FIRST'],
  },
  'POST /id/passkeys': {
    summary:
      'Keep the passkey that the browser made. The first second step of an account brings recovery codes.',
    who: 'signed-in',
    body: z.object({
      challenge: z.uuid(),
      answer: ceremony,
      name: z.string().regex(/\S/).max(60),
    }),
    reply: z.object({ twoStep, recoveryCodes: z.array(z.string()) }),
    failures: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS', 'VERIFY_FIRST'],
  },
  'POST /id/passkeys/:passkey/removal': {
    summary: 'Remove a passkey.',
    who: 'signed-in',
    params: z.object({ passkey: z.uuid() }),
    body: z.object({ password }),
    reply: twoStep,
    failures: ['WRONG_PASSWORD', 'NOT_FOUND', 'TWO_STEP_NEEDED'],
  },
  'DELETE /id/two-step/reset': {
    summary: 'Stop a reset that the team began: the device or the codes are here after all.',
    who: 'signed-in',
    reply: twoStep,
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;

const userTwoStep = z.object({
  isOn: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.int(),
  resetAt: z.iso.datetime().nullable(),
});

export type UserTwoStep = z.infer<typeof userTwoStep>;

const user = z.object({ user: z.uuid() });

/** For who lost the device and the codes. */
export const twoStepAdminRoutes = {
  'GET /admin/users/:user/two-step': {
    summary: 'Whether a person signs in with two steps, and whether that is about to end.',
    who: 'manage users',
    params: user,
    reply: userTwoStep,
    failures: ['USER_NOT_FOUND'],
  },
  'POST /admin/users/:user/two-step-reset': {
    summary:
      'Take every second step away after a day of waiting, unless the person stops it by the letter.',
    who: 'manage users',
    params: user,
    body: z.object({ reason: z.string().regex(/\S/).max(1000) }),
    reply: userTwoStep,
    failures: ['USER_NOT_FOUND', 'NOT_POSSIBLE_NOW', 'NOT_YOURSELF'],
  },
  'DELETE /admin/users/:user/two-step-reset': {
    summary: 'Take a waiting reset back.',
    who: 'manage users',
    params: user,
    reply: userTwoStep,
    failures: ['USER_NOT_FOUND', 'NOT_POSSIBLE_NOW'],
  },
} as const satisfies RouteTable;
