import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import { maxNameLength, maxPhoneLength } from './account-rules.ts';
import { accountStatuses } from './account-statuses.ts';
import { day, listQuery, listReply, someOf, sortedBy } from '../protocol/list.ts';
import { localText } from '../protocol/local-text.ts';
import { roles } from '../protocol/permission.ts';
import { presences } from './presences.ts';
import { editableProfile } from './profile.ts';
import type { RouteTable } from '../protocol/route.ts';
import { verifications } from './verifications.ts';
import { attemptStates } from '../attempts/attempt-states.ts';
import { listedScore } from '../results/score-range.ts';

/** The actions of an administrator on an account. Each sends an email and writes an audit entry. */
export const accountActions = ['activate', 'deactivate', 'suspend', 'ban', 'unban'] as const;
export type AccountAction = (typeof accountActions)[number];

const user = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  verification: z.enum(verifications),
  presence: z.enum(presences),
  lastLoginAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export type User = z.infer<typeof user>;

const wholeUser = user.extend({
  profile: editableProfile,
  suspendedUntil: z.iso.datetime().nullable(),
  /** The reason the person was given when the status last changed. */
  statusReason: z.string().nullable(),
  /** Only the team sees it. */
  statusNote: z.string().nullable(),
  sessions: z.int(),
  attempts: z.int(),
  completed: z.int(),
  updatedAt: z.iso.datetime(),
});

export type WholeUser = z.infer<typeof wholeUser>;

const userFilters = {
  role: someOf(roles).optional(),
  status: someOf(accountStatuses).optional(),
  verification: someOf(verifications).optional(),
  presence: someOf(presences).optional(),
  /** Registered on or after `since`, on or before `until`. */
  since: day.optional(),
  until: day.optional(),
  /** Sent a heartbeat or started a test within this many days, including today. */
  activeDays: z.int().min(1).max(365).optional(),
};

const id = z.object({ user: z.uuid() });

/** The person reads the reason; only the team reads the note. */
const change = z.object({
  action: z.enum(accountActions),
  until: z.iso.datetime().nullable(),
  reason: z.string().max(1000),
  note: z.string().max(1000),
  isMailed: z.boolean(),
});

export type AccountChange = z.infer<typeof change>;

const newUser = z.object({
  id: z.uuid(),
  firstName: z.string().max(maxNameLength),
  lastName: z.string().max(maxNameLength),
  email: z.string().max(254),
  phoneNumber: z.string().max(maxPhoneLength),
  role: z.enum(roles),
  language: z.enum(languages),
});

export type NewUser = z.infer<typeof newUser>;

/** The outcome of importing a line of the file, in a dry run or a real import. */
const importLine = z.object({
  line: z.int(),
  email: z.string(),
  fullName: z.string(),
  role: z.string(),
  outcome: z.enum(['new', 'known', 'invalid']),
  /** In the language of the page; empty if the line is valid. */
  problems: z.array(z.string()),
});

export type ImportLine = z.infer<typeof importLine>;

const attemptOfUser = z.object({
  id: z.uuid(),
  test: localText,
  state: z.enum(attemptStates),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  total: listedScore.nullable(),
  right: z.int().nullable(),
  questions: z.int().nullable(),
});

export const userRoutes = {
  'GET /admin/users': {
    summary: 'Accounts, filtered, sorted and paginated, with a count per status.',
    who: 'manage users',
    query: z.object({
      ...listQuery,
      ...userFilters,
      sort: sortedBy(['name', 'email', 'role', 'status', 'lastLogin', 'registered']).optional(),
    }),
    reply: listReply(user).extend({
      /** Ignores the status filter, for the tabs above the table. */
      byStatus: z.record(z.enum(accountStatuses), z.int()),
    }),
  },
  'POST /admin/users': {
    summary: 'Create an account for somebody; an email lets them choose their password.',
    who: 'manage users',
    body: newUser,
    reply: z.object({ id: z.uuid() }),
    failures: ['EMAIL_TAKEN', 'NOT_ALLOWED'],
  },
  'POST /admin/users/import': {
    summary: 'Create accounts from a CSV file, or report what that would do (dry run).',
    who: 'manage users',
    body: z.object({
      csv: z.string().max(200_000),
      isDryRun: z.boolean(),
      /** The language of the emails to the new accounts. */
      language: z.enum(languages),
    }),
    reply: z.object({ lines: z.array(importLine), created: z.int() }),
    failures: ['UNREADABLE_FILE'],
  },
  'POST /admin/users/status': {
    summary:
      'Activate, deactivate, suspend, ban or unban several accounts; the reply has one outcome per account.',
    who: 'manage users',
    body: change.extend({ users: z.array(z.uuid()).min(1).max(200) }),
    reply: z.array(
      z.object({
        id: z.uuid(),
        /** Null on success; otherwise the reason as a sentence. */
        refusal: z.string().nullable(),
      }),
    ),
  },
  'GET /admin/users/:user': {
    summary: 'One account with everything an administrator may see.',
    who: 'manage users',
    params: id,
    reply: wholeUser,
    failures: ['USER_NOT_FOUND'],
  },
  'PATCH /admin/users/:user': {
    summary: 'Change somebody’s profile; role, email and phone cannot be changed.',
    who: 'manage users',
    params: id,
    body: z.object({
      /** The value when the form was opened. Optimistic concurrency: a later save is refused instead of overwriting. */
      updatedAt: z.iso.datetime(),
      changes: editableProfile.partial(),
    }),
    reply: wholeUser,
    failures: ['USER_NOT_FOUND', 'CHANGED_MEANWHILE', 'NOT_ALLOWED'],
  },
  'POST /admin/users/:user/role': {
    summary: 'Change somebody’s role; their sessions end.',
    who: 'manage users',
    params: id,
    body: z.object({ role: z.enum(roles), reason: z.string().max(1000) }),
    reply: wholeUser,
    failures: ['USER_NOT_FOUND', 'LAST_ADMIN', 'NOT_YOURSELF', 'NOT_ALLOWED'],
  },
  'POST /admin/users/:user/status': {
    summary: 'Activate, deactivate, suspend, ban or unban an account.',
    who: 'manage users',
    params: id,
    body: change,
    reply: wholeUser,
    failures: ['USER_NOT_FOUND', 'LAST_ADMIN', 'NOT_YOURSELF', 'NOT_POSSIBLE_NOW', 'NOT_ALLOWED'],
  },
  'DELETE /admin/users/:user/sessions': {
    summary: 'Sign somebody out everywhere.',
    who: 'manage users',
    params: id,
    reply: z.object({ ended: z.int() }),
    failures: ['USER_NOT_FOUND', 'NOT_ALLOWED'],
  },
  'GET /admin/users/:user/attempts': {
    summary: 'Somebody’s attempts, newest first.',
    who: 'manage users',
    params: id,
    query: z.object(listQuery),
    reply: listReply(attemptOfUser),
    failures: ['USER_NOT_FOUND'],
  },
} as const satisfies RouteTable;
