import { familySides } from '@bac/contract/following/family.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, time } from './column-types.ts';

/** Everything here is owned by family. */

const accountReference = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A parent who may see a student's results, with the start and end of the link. */
export const familyLinks = pgTable(
  'family_links',
  {
    id: uuid('id').primaryKey(),
    parentId: accountReference('parent_id'),
    studentId: accountReference('student_id'),
    /** The student invited the parent, and so knows them. Only such a parent can consent for a student under 16. */
    isInvitedByStudent: boolean('is_invited_by_student').notNull().default(true),
    getsWeeklyEmail: boolean('gets_weekly_email').notNull(),
    /** The unsubscribe token in the weekly email, which works without signing in. */
    unsubscribeToken: bytes('unsubscribe_token').notNull().unique(),
    /** The end of the period that the last weekly email reported. */
    reportedUntil: time('reported_until'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** One of the two people, or a member of the team. */
    endedBy: uuid('ended_by'),
  },
  (table) => [
    uniqueIndex('family_links_pair')
      .on(table.parentId, table.studentId)
      .where(sql`${table.endedAt} is null`),
    index('family_links_parent').on(table.parentId),
    index('family_links_by_student').on(table.studentId),
  ],
);

export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: uuid('id').primaryKey(),
    fromId: accountReference('from_id'),
    /** The side of the inviter. */
    side: text('side', { enum: familySides }).notNull(),
    /** In lower case; null if anybody with the code may accept it. */
    email: text('email'),
    code: text('code').notNull().unique(),
    /** Only the previous release reads it: written as null while processes of both releases run, to be dropped in the next one. */
    consentVersion: text('consent_version'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When it was accepted, declined or withdrawn. */
    closedAt: time('closed_at'),
  },
  (table) => [
    index('family_invitations_from').on(table.fromId, table.createdAt),
    index('family_invitations_email')
      .on(table.email)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Immutable except for the withdrawal, so that each consent stays on record. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: uuid('id').primaryKey(),
    studentId: accountReference('student_id'),
    /** Not a foreign key, because the record outlives the guardian's account. */
    guardianId: uuid('guardian_id').notNull(),
    guardianName: text('guardian_name').notNull(),
    version: text('version').notNull(),
    givenAt: time('given_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
  },
  (table) => [index('guardian_consents_student').on(table.studentId, table.givenAt)],
);
