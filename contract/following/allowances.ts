import { z } from 'zod';
import { timeFactor } from '../accounts/profile.ts';
import type { RouteTable } from '../protocol/route.ts';

/** The time and pauses of a student in assigned tests. The student's own preferences count only in private practice. */
export const grantedAllowance = z.strictObject({
  extraTime: z.strictObject({ rw: timeFactor, math: timeFactor }),
  pause: z.boolean(),
});

/** A grant without extra time and pause withdraws the one before. */
const grant = grantedAllowance.extend({
  /** The reason, for those who grant. */
  note: z.string().trim().max(300),
});
export type Grant = z.infer<typeof grant>;

export const storedGrant = grant.extend({
  /** Null after their account was deleted. */
  grantedBy: z.string().nullable(),
  grantedAt: z.iso.datetime(),
});
export type StoredGrant = z.infer<typeof storedGrant>;

const user = z.object({ user: z.uuid() });

export const allowanceRoutes = {
  'PUT /classes/:class/students/:student/allowance': {
    summary:
      'Grant a student of a class extra time and pauses in its assigned tests, or withdraw them. Attempts in progress keep theirs.',
    who: 'teach classes',
    params: z.object({ class: z.uuid(), student: z.uuid() }),
    body: grant,
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'GET /admin/users/:user/allowance': {
    summary: 'What the team has granted a person in the assigned tests of every class.',
    who: 'manage users',
    params: user,
    reply: z.object({ grant: storedGrant.nullable() }),
    failures: ['NOT_FOUND'],
  },
  'PUT /admin/users/:user/allowance': {
    summary:
      'Grant a person extra time and pauses in the assigned tests of every class, or withdraw them.',
    who: 'manage users',
    params: user,
    body: grant,
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
