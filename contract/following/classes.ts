import { studentView } from '@bac/exam/item/student-view.ts';
import { z } from 'zod';
import {
  assignableTest,
  assignedAttempt,
  assignmentCard,
  classAnswer,
  assignmentTerms,
  domainShare,
  ownAssignment,
  person,
  testName,
  wholeAssignment,
} from './assignments.ts';
import { emailAddress } from '../accounts/email-address.ts';
import { listedScore } from '../results/score-range.ts';
import { listQuery, listReply } from '../protocol/list.ts';
import { storedGrant } from './allowances.ts';
import { invitationCode } from './family.ts';
import { formulas } from '../bank/formulas.ts';
import { solution } from '../results/results.ts';
import type { RouteTable } from '../protocol/route.ts';

const member = person.extend({
  joinedAt: z.iso.datetime(),
  /** The student is under 16 and no guardian has consented: results stay hidden from the class. */
  awaitsConsent: z.boolean(),
  submitted: z.int(),
  lastTotal: listedScore.nullable(),
  /** What the teacher has granted in the tests of this class. */
  allowance: storedGrant.nullable(),
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
  /** Null while the class has none. */
  teacher: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  awaitsConsent: z.boolean(),
});
export type OwnClass = z.infer<typeof ownClass>;

/** The person who is to teach a class. */
const newTeacher = z.object({ email: emailAddress });

const params = z.object({ class: z.uuid() });
const assignmentParams = params.extend({ assignment: z.uuid() });
const teacherOnly = { who: 'teach classes', failures: ['NOT_FOUND'] } as const;

export const classRoutes = {
  'GET /classes': {
    ...teacherOnly,
    summary: 'The classes the caller teaches, active ones first.',
    reply: z.array(classCard),
  },
  'PUT /classes/:class': {
    summary: 'Create or rename a class. The caller makes the id, so a retry is idempotent.',
    who: 'teach classes',
    params,
    body: z.object({ name: z.string().trim().min(1).max(120), note: z.string().trim().max(1000) }),
    reply: wholeClass,
    failures: ['NOT_FOUND', 'TOO_MANY_CLASSES'],
  },
  'GET /classes/:class': {
    ...teacherOnly,
    summary: 'A class the caller teaches: its members, assignments and messages.',
    params,
    reply: wholeClass,
  },
  'PUT /classes/:class/archive': {
    ...teacherOnly,
    summary: 'Archive or restore a class; an archived class keeps its data and nobody can join it.',
    params,
    body: z.object({ isArchived: z.boolean() }),
    reply: wholeClass,
  },
  'POST /classes/:class/teacher': {
    summary: 'Hand a class over to another teacher; the caller no longer sees it.',
    who: 'teach classes',
    params,
    body: newTeacher,
    reply: z.null(),
    failures: ['NOT_FOUND', 'TEACHER_UNKNOWN', 'NOT_YOURSELF', 'TOO_MANY_CLASSES'],
  },
  'POST /classes/:class/code': {
    ...teacherOnly,
    summary: 'Create a new join code; the previous one stops working.',
    params,
    reply: z.object({ joinCode: z.string() }),
  },
  'DELETE /classes/:class/students/:student': {
    ...teacherOnly,
    summary: 'Remove a student from a class; the teacher no longer sees their attempts.',
    params: params.extend({ student: z.uuid() }),
    reply: z.null(),
  },
  'GET /classes/:class/students/:student': {
    ...teacherOnly,
    summary: 'The attempts of a student for the class, and their results by domain.',
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
    summary:
      'Assign a test or change the terms; the test itself can change only until somebody starts it.',
    who: 'teach classes',
    params: assignmentParams,
    body: assignmentTerms,
    reply: wholeAssignment,
    failures: [
      'NOT_FOUND',
      'TEST_NOT_FOUND',
      'ASSIGNMENT_STARTED',
      'CLOSES_BEFORE_OPENING',
      'SECTION_NOT_IN_TEST',
    ],
  },
  'GET /classes/:class/assignments/:assignment': {
    ...teacherOnly,
    summary:
      'Who has started, is taking it now and has submitted; results by domain and by question.',
    params: assignmentParams,
    reply: wholeAssignment,
  },
  'DELETE /classes/:class/assignments/:assignment': {
    ...teacherOnly,
    summary: 'Cancel an assignment: nobody can start it any more; existing attempts stay.',
    params: assignmentParams,
    reply: z.null(),
  },
  'POST /classes/:class/assignments/:assignment/release': {
    ...teacherOnly,
    summary: 'Release the results to the students now.',
    params: assignmentParams,
    reply: wholeAssignment,
  },
  'GET /classes/:class/assignments/:assignment/questions/:item': {
    summary:
      'A question of a finished assignment, with its explanation and what each student answered.',
    who: 'teach classes',
    params: assignmentParams.extend({ item: z.string().max(80) }),
    reply: z.object({ item: studentView, solution, formulas, answers: z.array(classAnswer) }),
    failures: ['NOT_FOUND', 'ASSIGNMENT_OPEN'],
    reveals: true,
  },
  'GET /classes/:class/assignments/:assignment/csv': {
    ...teacherOnly,
    summary: 'The results as CSV.',
    params: assignmentParams,
    reply: z.unknown(),
    download: true,
  },
  'GET /assignable-tests': {
    summary: 'The tests that a teacher can assign, with those that only classes may take.',
    who: 'teach classes',
    reply: z.array(assignableTest),
  },
  'POST /classes/:class/messages': {
    summary:
      'Send the class a message, to the inbox and to those who want email. A retry sends nothing twice.',
    who: 'teach classes',
    params,
    body: z.object({ id: z.uuid(), text: z.string().trim().min(1).max(4000) }),
    reply: wholeClass,
    failures: ['NOT_FOUND', 'TOO_MANY_MESSAGES'],
  },
  'GET /admin/classes': {
    summary: 'All classes, those without a teacher first.',
    who: 'manage users',
    query: z.object(listQuery),
    reply: listReply(
      z.object({
        id: z.uuid(),
        name: z.string(),
        teacher: person.extend({ email: z.string() }).nullable(),
        students: z.int(),
        openAssignments: z.int(),
        isArchived: z.boolean(),
        createdAt: z.iso.datetime(),
      }),
    ),
  },
  'PUT /admin/classes/:class/teacher': {
    summary: 'Give a class a teacher: after the former one has left, or on request.',
    who: 'manage users',
    params,
    body: newTeacher,
    reply: z.null(),
    failures: ['NOT_FOUND', 'TEACHER_UNKNOWN', 'TOO_MANY_CLASSES'],
  },
  'GET /own-classes': {
    summary: 'The classes the caller is in, and their assignments.',
    who: 'signed-in',
    reply: z.object({ classes: z.array(ownClass), assignments: z.array(ownAssignment) }),
  },
  'GET /class-codes/:code': {
    summary: 'The class of a join code, before joining it.',
    who: 'signed-in',
    params: z.object({ code: invitationCode }),
    reply: z.object({ name: z.string(), teacher: z.string(), needsConsent: z.boolean() }),
    failures: ['CLASS_CODE_UNKNOWN'],
  },
  'POST /class-codes/:code': {
    summary: 'Join a class: its teacher sees the attempts made for it, and nothing else.',
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
    summary: 'Leave a class: its teacher immediately loses access.',
    who: 'signed-in',
    params,
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
