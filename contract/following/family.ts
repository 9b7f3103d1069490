import { sections } from '@bac/exam/item/section.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.ts';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';
import { scoreRange } from '../attempts/tests.ts';
import { testKinds } from '../attempts/test-kinds.ts';

/** Which of the two a person is in a family link. */
export const familySides = ['parent', 'student'] as const;
export type FamilySide = (typeof familySides)[number];

/** As a person reads and types it, in large letters or small: without letters and digits that look alike. */
export const invitationCode = z
  .string()
  .regex(/^[2-9A-HJ-NP-Za-hj-np-z]{5}-?[2-9A-HJ-NP-Za-hj-np-z]{5}$/);

const link = z.object({
  id: z.uuid(),
  /** What the other is to the reader. */
  other: z.object({ id: z.uuid(), side: z.enum(familySides), name: z.string(), email: z.string() }),
  since: z.iso.datetime(),
  /** The parent gets the weekly letter. */
  hasLetters: z.boolean(),
});
export type FamilyLink = z.infer<typeof link>;

const invitation = z.object({
  id: z.uuid(),
  /** Null where it is a code for whoever has it. */
  email: z.string().nullable(),
  /** Who asks, where it came to the reader’s address. */
  from: z.string().nullable(),
  /** To be told to the other; of one that was received, to say yes with. */
  code: z.string(),
  /** What the one who invites is. */
  side: z.enum(familySides),
  expiresAt: z.iso.datetime(),
});
export type FamilyInvitation = z.infer<typeof invitation>;

/** Whether a guardian has to agree for this student, and who has. */
const consentState = z.object({
  isNeeded: z.boolean(),
  given: z.object({ by: z.string(), at: z.iso.datetime(), version: z.string() }).nullable(),
});
export type ConsentState = z.infer<typeof consentState>;

const lastResult = z.object({
  attempt: z.uuid(),
  test: z.object({ kind: z.enum(testKinds), name: localWords }),
  completedAt: z.iso.datetime(),
  right: z.int(),
  questions: z.int(),
  usedMs: z.int(),
  total: scoreRange.nullable(),
  sections: z.array(scoreRange.extend({ section: z.enum(sections) })),
  /** Out of a hundred, as the report has it; null without a total. */
  percentile: z.string().nullable(),
  /** How the time went, over all parts. */
  pacing: z.object({
    kind: z.enum(['rushed', 'steady', 'slow-spots', 'ran-out']),
    leftOver: z.int(),
    slow: z.int(),
    /** How many of the modules were rushed. */
    rushed: z.int(),
    modules: z.int(),
  }),
  /** Where the most points are to be won; null without a score or without a miss. */
  oneThing: z.object({ skill: z.enum(skills), points: z.int(), missed: z.int() }).nullable(),
});

const child = z.object({
  student: z.object({ id: z.uuid(), name: z.string() }),
  link: z.uuid(),
  hasLetters: z.boolean(),
  consent: consentState,
  /** Nothing below is told while a consent is needed and missing. */
  goal: z.object({ score: z.int().nullable(), testDate: z.string().nullable() }),
  /** Under way just now. */
  running: z.object({ test: localWords, startedAt: z.iso.datetime() }).nullable(),
  /** The next test a class expects. */
  assigned: z
    .object({ test: localWords, class: z.string(), closesAt: z.iso.datetime() })
    .nullable(),
  last: lastResult.nullable(),
  /** Totals, oldest first; at most twenty. */
  trend: z.array(scoreRange.extend({ attempt: z.uuid(), completedAt: z.iso.datetime() })),
  /**
   * Minutes of completed tests by week of Vietnam, Monday to Sunday, oldest first; the last is this week. At least one for
   * a week with a completed test.
   */
  weeks: z.array(z.object({ from: z.iso.date(), minutes: z.int() })),
});
export type Child = z.infer<typeof child>;

/** Which words a guardian agreed to; null where they did not. */
const consent = z.string().max(40).nullable();

const code = z.object({ code: invitationCode });

export const familyRoutes = {
  'GET /family': {
    summary: 'Whom one is linked with, open invitations, and the consent of a guardian.',
    who: 'signed-in',
    reply: z.object({
      /** Null for those who are neither. */
      side: z.enum(familySides).nullable(),
      links: z.array(link),
      invitations: z.array(invitation),
      /** Of a student; null for others. */
      consent: consentState.nullable(),
    }),
  },
  'POST /family/invitations': {
    summary:
      'Invite a parent, or as a parent a child: by a code to be told, and by letter where an address is given.',
    who: 'signed-in',
    body: z.object({ id: z.uuid(), email: emailAddress.nullable(), consent }),
    reply: invitation,
    failures: [
      'VERIFY_FIRST',
      'CONSENT_NEEDED',
      'TOO_MANY_INVITATIONS',
      'NOT_YOURSELF',
      'NO_FAMILY_FOR_ROLE',
    ],
  },
  'DELETE /family/invitations/:invitation': {
    summary: 'Take an own invitation back, or refuse one that was received.',
    who: 'signed-in',
    params: z.object({ invitation: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'GET /family/invitations/:code': {
    summary: 'Who invites, before one says yes.',
    who: 'signed-in',
    params: code,
    reply: z.object({ from: z.string(), side: z.enum(familySides), needsConsent: z.boolean() }),
    failures: ['INVITATION_UNKNOWN', 'NO_FAMILY_FOR_ROLE'],
  },
  'POST /family/invitations/:code/acceptance': {
    summary: 'Say yes: from now on the parent sees the student’s results.',
    who: 'signed-in',
    params: code,
    body: z.object({ consent }),
    reply: link,
    failures: [
      'INVITATION_UNKNOWN',
      'CONSENT_NEEDED',
      'NO_FAMILY_FOR_ROLE',
      'VERIFY_FIRST',
      'TOO_MANY_LINKS',
    ],
    idempotent: true,
  },
  'DELETE /family/links/:link': {
    summary: 'End a link, from either side and at once.',
    who: 'signed-in',
    params: z.object({ link: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'PUT /family/links/:link/letters': {
    summary: 'Get the weekly letter about a child, or no more.',
    who: 'follow children',
    params: z.object({ link: z.uuid() }),
    body: z.object({ hasLetters: z.boolean() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'POST /family/letters/stop': {
    summary: 'Stop the weekly letter by what it carries, without signing in.',
    who: 'anyone',
    body: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
    idempotent: true,
  },
  'PUT /family/children/:student/consent': {
    summary: 'As a guardian agree that results may be shown to others, or withdraw it.',
    who: 'follow children',
    params: z.object({ student: z.uuid() }),
    body: z.object({ consent }),
    reply: consentState,
    failures: ['NOT_FOUND', 'CONSENT_NEEDED'],
  },
  'GET /family/children': {
    summary: 'How each linked child is doing, in what a parent asks for first.',
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
