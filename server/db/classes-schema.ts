import { resultTimes } from '@bac/contract/following/assignments.ts';
import type { GrantedAllowance } from '@bac/exam/blueprint/granted-allowance.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { time } from './column-types.ts';
import { forms } from './items-schema.ts';
import { attempts } from './schema.ts';

/** Everything here is owned by classes. */

export const classes = pgTable(
  'classes',
  {
    id: uuid('id').primaryKey(),
    /** Null after the teacher's account was deleted, until the team finds another one: the class and its records stay. */
    teacherId: uuid('teacher_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    note: text('note').notNull(),
    joinCode: text('join_code').notNull().unique(),
    isArchived: boolean('is_archived').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('classes_teacher').on(table.teacherId, table.createdAt)],
);

/** The current members of a class. A student who leaves is deleted here, and the teacher loses access. */
export const classMembers = pgTable(
  'class_members',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('class_members_student').on(table.studentId),
  ],
);

/**
 * Time and pauses that are granted for assigned tests: by the teacher for one class, or by the team, without a class, for all of
 * them. A grant for a class ends with the membership.
 */
export const allowances = pgTable(
  'allowances',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    classId: uuid('class_id'),
    extraTime: jsonb('extra_time').$type<GrantedAllowance['extraTime']>().notNull(),
    pause: boolean('pause').notNull(),
    note: text('note').notNull(),
    /** Not a foreign key, because the grant outlives the account. */
    grantedById: uuid('granted_by_id').notNull(),
    grantedAt: time('granted_at').notNull(),
  },
  (table) => [
    unique('allowances_target').on(table.studentId, table.classId).nullsNotDistinct(),
    index('allowances_class').on(table.classId, table.studentId),
    foreignKey({
      name: 'allowances_membership',
      columns: [table.classId, table.studentId],
      foreignColumns: [classMembers.classId, classMembers.studentId],
    }).onDelete('cascade'),
  ],
);

export const assignments = pgTable(
  'assignments',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    formId: text('form_id')
      .notNull()
      .references(() => forms.id),
    note: text('note').notNull(),
    opensAt: time('opens_at').notNull(),
    closesAt: time('closes_at').notNull(),
    attempts: integer('attempts').notNull(),
    sections: jsonb('sections').$type<Section[]>().notNull(),
    resultTime: text('shows', { enum: resultTimes }).notNull(),
    /** When students can see their results: set by the terms or when the teacher releases them. Null until it is known. */
    resultsVisibleAt: time('results_visible_at'),
    /** When students were notified that results are visible. */
    notifiedAt: time('notified_at'),
    /** When students who had not started were reminded that it closes soon. */
    remindedAt: time('reminded_at'),
    canceledAt: time('canceled_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('assignments_class').on(table.classId, table.opensAt),
    index('assignments_form').on(table.formId),
    index('assignments_unreminded')
      .on(table.closesAt)
      .where(sql`${table.remindedAt} is null and ${table.canceledAt} is null`),
    index('assignments_unnotified')
      .on(table.resultsVisibleAt)
      .where(sql`${table.notifiedAt} is null`),
  ],
);

/** Links attempts to their assignments. */
export const assignedAttempts = pgTable(
  'assigned_attempts',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('assigned_attempts_assignment').on(table.assignmentId, table.studentId),
    index('assigned_attempts_student').on(table.studentId),
  ],
);

export const classMessages = pgTable(
  'class_messages',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** How many students received it. */
    reached: integer('reached').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('class_messages_class').on(table.classId, table.createdAt)],
);
