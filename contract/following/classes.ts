import { studentView } from '@bac/exam/item/student-view.ts';
import { z } from 'zod';
import {
  assignedAttempt,
  assignmentCard,
  assignmentTerms,
  domainShare,
  ownAssignment,
  person,
  testName,
  wholeAssignment,
} from './assignments.ts';
import { invitationCode } from './family.ts';
import { formulas } from '../bank/formulas.ts';
import { solution } from '../results/results.ts';
import type { RouteTable } from '../protocol/route.ts';

const member = person.extend({
  joinedAt: z.iso.datetime(),
  /** Under 16 and no guardian has agreed: results stay hidden from the class. */
  awaitsConsent: z.boolean(),
  submitted: z.int(),
  lastTotal: z.int().nullable(),
});
export type ClassMember = z.infer<typeof member>;

const classCard = z.object({
  id: z.uuid(),
  name: z.string(),
  students: z.int(),
  openAssignments: z.int(),
  isArchived: z.boolean(),
});
export type ClassCard = z.infer<typeof classCard>;

const wholeClass = classCard.extend({
  note: z.string(),
  joinCode: z.string(),
  members: z.array(member),
  assignments: z.array(assignmentCard),
  messages: z.array(
    z.object({ id: z.uuid(), text: z.string(), createdAt: z.iso.datetime(), reached: z.int() }),
  ),
});
export type WholeClass = z.infer<typeof wholeClass>;

const ownClass = z.object({
  id: z.uuid(),
  name: z.string(),
  teacher: z.string(),
  joinedAt: z.iso.datetime(),
  awaitsConsent: z.boolean(),
});
export type OwnClass = z.infer<typeof ownClass>;

const params = z.object({ class: z.uuid() });
const assignmentParams = params.extend({ assignment: z.uuid() });
const teaches = { who: 'teach classes', failures: ['NOT_FOUND'] } as const;

export const classRoutes = {
  'GET /classes': {
    ...teaches,
    summary: 'The classes one teaches, those in use first.',
    reply: z.array(classCard),
  },
  'PUT /classes/:class': {
    summary: 'Make a class, or name it anew. The id is the caller’s: a retry finds it.',
    who: 'teach classes',
    params,
    body: z.object({ name: z.string().trim().min(1).max(120), note: z.string().trim().max(1000) }),
    reply: wholeClass,
    failures: ['NOT_FOUND', 'TOO_MANY_CLASSES'],
  },
  'GET /classes/:class': {
    ...teaches,
    summary: 'A class one teaches: who is in it, what was assigned, what was said.',
    params,
    reply: wholeClass,
  },
  'PUT /classes/:class/archived': {
    ...teaches,
    summary: 'Put a class away, or take it out again; nothing is lost, nobody joins meanwhile.',
    params,
    body: z.object({ isArchived: z.boolean() }),
    reply: wholeClass,
  },
  'POST /classes/:class/code': {
    ...teaches,
    summary: 'A new code to join by; the one before stops working.',
    params,
    reply: z.object({ joinCode: z.string() }),
  },
  'DELETE /classes/:class/students/:student': {
    ...teaches,
    summary: 'Take a student out of a class; what they sat for it is no longer seen.',
    params: params.extend({ student: z.uuid() }),
    reply: z.null(),
  },
  'GET /classes/:class/students/:student': {
    ...teaches,
    summary: 'What a student of the class sat for it, and how it went by domain.',
    params: params.extend({ student: z.uuid() }),
    reply: z.object({
      student: person,
      joinedAt: z.iso.datetime(),
      awaitsConsent: z.boolean(),
      assignments: z.array(
        z.object({ id: z.uuid(), test: testName, attempts: z.array(assignedAttempt) }),
      ),
      byDomain: z.array(domainShare),
    }),
  },
  'PUT /classes/:class/assignments/:assignment': {
    summary: 'Assign a test, or change the terms; the test itself only until somebody has started.',
    who: 'teach classes',
    params: assignmentParams,
    body: assignmentTerms,
    reply: wholeAssignment,
    failures: [
      'NOT_FOUND',
      'TEST_NOT_FOUND',
      'ASSIGNMENT_BEGUN',
      'WINDOW_BACKWARDS',
      'SECTION_NOT_IN_TEST',
    ],
  },
  'GET /classes/:class/assignments/:assignment': {
    ...teaches,
    summary: 'Who has started, is sitting now, has submitted; results by domain and by question.',
    params: assignmentParams,
    reply: wholeAssignment,
  },
  'DELETE /classes/:class/assignments/:assignment': {
    ...teaches,
    summary: 'Call an assignment off: nobody can start it any more, what was sat stays.',
    params: assignmentParams,
    reply: z.null(),
  },
  'POST /classes/:class/assignments/:assignment/release': {
    ...teaches,
    summary: 'Show the students their results now.',
    params: assignmentParams,
    reply: wholeAssignment,
  },
  'GET /classes/:class/assignments/:assignment/questions/:item': {
    summary: 'A question of an assignment that is over, with its explanation.',
    who: 'teach classes',
    params: assignmentParams.extend({ item: z.string().max(80) }),
    reply: z.object({ item: studentView, solution, formulas }),
    failures: ['NOT_FOUND', 'ASSIGNMENT_OPEN'],
    reveals: true,
  },
  'GET /classes/:class/assignments/:assignment/csv': {
    ...teaches,
    summary: 'The results as a table for a spreadsheet.',
    params: assignmentParams,
    reply: z.unknown(),
    download: true,
  },
  'POST /classes/:class/messages': {
    summary:
      'Tell the class something, in the inbox and to those who want it by letter. A retry tells nothing twice.',
    who: 'teach classes',
    params,
    body: z.object({ id: z.uuid(), text: z.string().trim().min(1).max(4000) }),
    reply: wholeClass,
    failures: ['NOT_FOUND', 'TOO_MANY_MESSAGES'],
  },
  'GET /own-classes': {
    summary: 'The classes one is in, and what they expect.',
    who: 'signed-in',
    reply: z.object({ classes: z.array(ownClass), assignments: z.array(ownAssignment) }),
  },
  'GET /joining/:code': {
    summary: 'Which class a code leads to, before one joins.',
    who: 'signed-in',
    params: z.object({ code: invitationCode }),
    reply: z.object({ name: z.string(), teacher: z.string(), needsConsent: z.boolean() }),
    failures: ['CLASS_CODE_UNKNOWN'],
  },
  'POST /joining/:code': {
    summary: 'Join a class: its teacher sees what one sits for it, and nothing else.',
    who: 'signed-in',
    params: z.object({ code: invitationCode }),
    body: z.object({}),
    reply: ownClass,
    failures: [
      'CLASS_CODE_UNKNOWN',
      'CLASS_FULL',
      'VERIFY_FIRST',
      'TOO_MANY_LINKS',
      'NOT_YOURSELF',
    ],
    idempotent: true,
  },
  'DELETE /own-classes/:class': {
    summary: 'Leave a class: its teacher sees nothing more at once.',
    who: 'signed-in',
    params,
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
