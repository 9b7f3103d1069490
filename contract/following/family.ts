import { sections } from '@bac/exam/item/section.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';
import { listedScore, scoreRange } from '../results/score-range.ts';
import { testKinds } from '../attempts/test-kinds.ts';

/** The two sides of a family link. */
export const familySides = ['parent', 'student'] as const;
export type FamilySide = (typeof familySides)[number];

/** A code that people read and type, in either case, without letters and digits that look alike. */
export const invitationCode = z
  .string()
  .regex(/^[2-9A-HJ-NP-Za-hj-np-z]{5}-?[2-9A-HJ-NP-Za-hj-np-z]{5}$/);

const link = z.object({
  id: z.uuid(),
  /** The other person of the link. */
  other: z.object({ id: z.uuid(), side: z.enum(familySides), name: z.string(), email: z.string() }),
  since: z.iso.datetime(),
  /** The parent gets the weekly email. */
  getsWeeklyEmail: z.boolean(),
});
export type FamilyLink = z.infer<typeof link>;

const invitation = z.object({
  id: z.uuid(),
  /** Null if anybody with the code may accept it. */
  email: z.string().nullable(),
  /** The name of the inviter, if the invitation was sent to the caller's address. */
  from: z.string().nullable(),
  /** Passed on to the other person; a received invitation is accepted with it. */
  code: z.string(),
  /** The side of the inviter. */
  side: z.enum(familySides),
  expiresAt: z.iso.datetime(),
});
export type FamilyInvitation = z.infer<typeof invitation>;

/** Whether this student needs a guardian's consent, and who gave it. */
const consentState = z.object({
  isNeeded: z.boolean(),
  record: z.object({ guardian: z.string(), at: z.iso.datetime(), version: z.string() }).nullable(),
});
export type ConsentState = z.infer<typeof consentState>;

const lastResult = z.object({
  attempt: z.uuid(),
  test: z.object({ kind: z.enum(testKinds), name: localText }),
  completedAt: z.iso.datetime(),
  right: z.int(),
  questions: z.int(),
  usedMs: z.int(),
  /** The scoring method, for comparing two results. */
  method: z.string(),
  total: scoreRange.nullable(),
  sections: z.array(scoreRange.extend({ section: z.enum(sections) })),
  /** Difficulties were judged and not measured yet; the ranges include their uncertainty. */
  isProvisional: z.boolean(),
  /** The percentiles among test takers of the ends of the range; null without a total. */
  percentile: z.object({ low: z.string(), high: z.string() }).nullable(),
  /** Use of time, over all modules. */
  pacing: z.object({
    kind: z.enum(['rushed', 'steady', 'slow-spots', 'ran-out']),
    leftOver: z.int(),
    slow: z.int(),
    /** How many of the modules were rushed. */
    rushed: z.int(),
    modules: z.int(),
  }),
});

/** How often questions of a skill were missed. */
const skillCount = z.object({
  skill: z.enum(skills),
  missed: z.int(),
  questions: z.int(),
});

const child = z.object({
  student: z.object({ id: z.uuid(), name: z.string() }),
  link: z.uuid(),
  getsWeeklyEmail: z.boolean(),
  consent: consentState,
  /** All fields below are empty while a required consent is missing. */
  goal: z.object({ score: z.int().nullable(), testDate: z.string().nullable() }),
  /** The attempt in progress. */
  running: z.object({ test: localText, startedAt: z.iso.datetime() }).nullable(),
  /** The next assignment of a class. */
  nextAssignment: z
    .object({ test: localText, class: z.string(), closesAt: z.iso.datetime() })
    .nullable(),
  last: lastResult.nullable(),
  /** The skill missed most clearly over the latest attempts together; null if none is missed beyond chance. */
  practice: skillCount.nullable(),
  /** Totals, oldest first; at most twenty. */
  trend: z.array(
    listedScore.extend({
      attempt: z.uuid(),
      completedAt: z.iso.datetime(),
      /** The scoring method, for comparing two results. */
      method: z.string(),
    }),
  ),
  /**
   * Minutes of completed tests by week in Vietnam time, Monday to Sunday, oldest first; the last is this week. At least one
   * minute for a week with a completed test.
   */
  weeks: z.array(z.object({ from: z.iso.date(), minutes: z.int() })),
});
export type Child = z.infer<typeof child>;

/** The version of the consent text a guardian agreed to; null if they did not. */
const consent = z.string().max(40).nullable();

const code = z.object({ code: invitationCode });

export const familyRoutes = {
  'GET /family': {
    summary: 'The caller’s family links, open invitations, and the consent of a guardian.',
    who: 'signed-in',
    reply: z.object({
      /** Null for other roles. */
      side: z.enum(familySides).nullable(),
      links: z.array(link),
      invitations: z.array(invitation),
      /** Null unless the caller is a student. */
      consent: consentState.nullable(),
    }),
  },
  'POST /family/invitations': {
    summary:
      'Invite a parent, or as a parent a child: by a code, and by email if an address is given.',
    who: 'signed-in',
    body: z.object({
      id: z.uuid(),
      email: emailAddress.nullable(),
      /** Without effect: pages of the previous release still send it. */
      consent: consent.optional(),
    }),
    reply: invitation,
    failures: ['VERIFY_FIRST', 'TOO_MANY_INVITATIONS', 'NOT_YOURSELF', 'NO_FAMILY_FOR_ROLE'],
  },
  'DELETE /family/invitations/:invitation': {
    summary: 'Withdraw one’s own invitation, or decline a received one.',
    who: 'signed-in',
    params: z.object({ invitation: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'GET /family/invitations/:code': {
    summary: 'The inviter of a code, before accepting it.',
    who: 'signed-in',
    params: code,
    reply: z.object({ from: z.string(), side: z.enum(familySides), needsConsent: z.boolean() }),
    failures: ['INVITATION_UNKNOWN', 'NO_FAMILY_FOR_ROLE'],
  },
  'POST /family/invitations/:code/acceptance': {
    summary: 'Accept an invitation: from now on the parent sees the student’s results.',
    who: 'signed-in',
    params: code,
    body: z.object({ consent }),
    reply: link,
    failures: [
      'INVITATION_UNKNOWN',
      'CONSENT_NEEDED',
      'STUDENT_INVITES',
      'NO_FAMILY_FOR_ROLE',
      'VERIFY_FIRST',
      'TOO_MANY_LINKS',
    ],
    idempotent: true,
  },
  'DELETE /family/links/:link': {
    summary: 'End a link immediately; either side can.',
    who: 'signed-in',
    params: z.object({ link: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'PUT /family/links/:link/weekly-email': {
    summary: 'Subscribe to or unsubscribe from the weekly email about a child.',
    who: 'follow children',
    params: z.object({ link: z.uuid() }),
    body: z.object({ getsWeeklyEmail: z.boolean() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'POST /family/weekly-email/unsubscribe': {
    summary: 'Unsubscribe from the weekly email with the token in it, without signing in.',
    who: 'anyone',
    body: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
    idempotent: true,
  },
  'PUT /family/children/:student/consent': {
    summary: 'Give or withdraw a guardian’s consent that results may be shown to others.',
    who: 'follow children',
    params: z.object({ student: z.uuid() }),
    body: z.object({ consent }),
    reply: consentState,
    failures: ['NOT_FOUND', 'CONSENT_NEEDED', 'STUDENT_INVITES'],
  },
  'GET /family/children': {
    summary: 'A summary of each linked child for the parent.',
    who: 'follow children',
    reply: z.array(child),
  },
  'GET /family/children/:student/results': {
    summary: 'A linked child’s completed tests, newest first.',
    who: 'follow children',
    params: z.object({ student: z.uuid() }),
    reply: z.object({ student: z.string(), results: z.array(lastResult) }),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
