import { z } from 'zod';
import { maxNameLength, maxPhoneLength } from './account-rules.ts';
import { sessionUser } from './accounts.ts';
import type { RouteTable } from '../protocol/route.ts';

export const genders = ['male', 'female'] as const;
export const educationLevels = ['secondary', 'high-school', 'college'] as const;
export const registrationRoles = ['student', 'parent'] as const;

const line = z.string().max(maxNameLength);
const email = z.string().min(1).max(254);
const secret = z.string().max(1000);
const placeCode = z.string().max(10);

/** Only the shape. account-rules.ts validates the values, so that a refusal can name each broken rule. */
export const registration = z.object({
  firstName: line,
  lastName: line,
  email,
  phoneNumber: z.string().max(maxPhoneLength),
  password: secret,
  confirmPassword: secret,
  /** For example `2009-03-14`. */
  dob: z.string().max(10),
  gender: z.enum(genders),
  educationLevel: z.enum(educationLevels),
  province: placeCode,
  district: placeCode,
  ward: placeCode,
  role: z.enum(registrationRoles),
  terms: z.boolean(),
});

export type Registration = z.infer<typeof registration>;

/** How long until a new code may be requested; counts down from 60 s after each one sent. */
const codeSent = z.object({ verified: z.boolean(), resendInSeconds: z.int() });

export const registrationRoutes = {
  'POST /auth/register': {
    summary:
      'Open an account and sign in with it; its status stays UNVERIFIED until a code is entered.',
    who: 'anyone',
    body: registration,
    reply: sessionUser,
    failures: ['EMAIL_TAKEN', 'REGISTRATION_CLOSED'],
  },
  'POST /auth/account/email/otp/verify': {
    summary:
      'Without `otp`: send a code to the signed-in account’s address, unless one was sent within 60 s. With it: verify.',
    who: 'signed-in',
    body: z.object({ email, otp: z.string().max(20).optional() }),
    reply: codeSent,
    failures: ['WRONG_CODE', 'CODE_EXPIRED', 'NOT_ALLOWED'],
  },
  'POST /auth/account/email/otp/resend': {
    summary: 'Send a new code; refused within 60 s of the last one.',
    who: 'signed-in',
    body: z.object({ email }),
    reply: codeSent,
    failures: ['CODE_TOO_SOON', 'NOT_ALLOWED'],
  },
  'POST /auth/account/email/correct': {
    summary: 'Replace the mistyped address of an account whose address is not verified yet.',
    who: 'signed-in',
    body: z.object({ email, password: secret }),
    reply: sessionUser,
    failures: ['EMAIL_TAKEN', 'NOT_ALLOWED', 'WRONG_PASSWORD'],
  },
  'POST /auth/password/forget': {
    summary:
      'Send a link to set a new password. The reply is the same whether or not an account has this address.',
    who: 'anyone',
    body: z.object({ email }),
    reply: z.null(),
  },
  'POST /auth/password/forget/check': {
    summary: 'Whether a reset link can still be used.',
    who: 'anyone',
    body: z.object({ token: z.string().max(200) }),
    reply: z.object({ valid: z.boolean() }),
  },
  'POST /auth/password/forget/change': {
    summary:
      'Set a new password with the token of a reset link; ends every session of the account.',
    who: 'anyone',
    body: z.object({ token: z.string().max(200), newPassword: secret, email: email.optional() }),
    reply: z.null(),
    failures: ['RESET_LINK_INVALID'],
  },
} as const satisfies RouteTable;
