import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

/** How a person signed in. */
export const signInMethods = ['password', 'totp', 'recovery', 'passkey', 'registration'] as const;

const signIn = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** For example “Chrome on Android”, from the user agent. */
  device: z.string(),
  address: z.string().nullable(),
  /** Null for sign-ins from before this was recorded. */
  way: z.enum(signInMethods).nullable(),
  /** False if the password or the second step was wrong. */
  hasSucceeded: z.boolean(),
});

export const signInRoutes = {
  'GET /id/sign-ins': {
    summary:
      'Sign-ins and failed attempts to sign in to this account, newest first; `before` is the cursor of the next page.',
    who: 'signed-in',
    query: z.object({
      before: z.int().min(1).optional(),
      limit: z.int().min(1).max(100).optional(),
    }),
    reply: z.array(signIn),
  },
} as const satisfies RouteTable;
