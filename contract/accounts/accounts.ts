import { z } from 'zod';
import { permissions, roles } from '../protocol/permission.ts';
import type { RouteTable } from '../protocol/route.ts';

/** The signed-in account as the browser sees it. `role` only says whether it may open the console. */
export const sessionUser = z.object({
  accountId: z.uuid(),
  email: z.string(),
  username: z.string(),
  role: z.enum(['ADMIN', 'USER']),
  accountRole: z.enum(roles),
  status: z.enum(['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED', 'BANNED', 'UNVERIFIED']),
  fullName: z.string(),
  avatar: z.string().nullable(),
  /** When the account will be deleted; absent unless the person requested deletion. */
  deletesAt: z.iso.datetime().optional(),
});

export type SessionUser = z.infer<typeof sessionUser>;

export const accountRoutes = {
  'POST /auth/login': {
    summary: 'Sign in with an email address and a password; sets the session cookie.',
    who: 'anyone',
    body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(1000) }),
    reply: sessionUser,
    failures: [
      'WRONG_CREDENTIALS',
      'ACCOUNT_BANNED',
      'ACCOUNT_SUSPENDED',
      'ACCOUNT_INACTIVE',
      'ACCOUNT_PENDING',
      'SECOND_STEP_NEEDED',
    ],
  },
  'POST /auth/logout': {
    summary:
      'End the session on the server and clear its cookie. Does nothing when there is no session.',
    who: 'anyone',
    reply: z.null(),
  },
  'GET /id/account/info': {
    summary: 'The signed-in account.',
    who: 'signed-in',
    reply: sessionUser,
  },
  'GET /admin/access': {
    summary: 'Whether the signed-in account may use the console, and what it may do there.',
    who: 'see dashboard',
    reply: z.object({ permissions: z.array(z.enum(permissions)) }),
  },
} as const satisfies RouteTable;
