import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

/** How somebody came in. */
export const signInWays = ['password', 'totp', 'recovery', 'passkey', 'registration'] as const;

const signIn = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Such as “Chrome on Android”, as far as the browser said. */
  device: z.string(),
  address: z.string().nullable(),
  /** Null for those of before this was written down. */
  way: z.enum(signInWays).nullable(),
  /** False where the password or the second step was wrong. */
  isIn: z.boolean(),
});

export const signInRoutes = {
  'GET /id/sign-ins': {
    summary:
      'When, from where and how somebody signed in to this account or tried to, newest first; `before` continues from the last one seen.',
    who: 'signed-in',
    query: z.object({
      before: z.int().min(1).optional(),
      limit: z.int().min(1).max(100).optional(),
    }),
    reply: z.array(signIn),
  },
} as const satisfies RouteTable;
