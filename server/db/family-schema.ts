import { familySides } from '@bac/contract/following/family.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, time } from './column-types.ts';

/** Everything here is owned by family. */

const account = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A parent who may see a student's results, from when until when. */
export const familyLinks = pgTable(
  'family_links',
  {
    id: uuid('id').primaryKey(),
    parentId: account('parent_id'),
    studentId: account('student_id'),
    hasLetters: boolean('has_letters').notNull(),
    /** What the weekly letter carries, so that it can be stopped without signing in. */
    lettersToken: bytes('letters_token').notNull().unique(),
    /** Up to when the last weekly letter told. */
    toldUntil: time('told_until'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** Either of the two, or somebody of the team. */
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
    fromId: account('from_id'),
    /** What the one who invites is. */
    side: text('side', { enum: familySides }).notNull(),
    /** In lower case; null where it is for whoever has the code. */
    email: text('email'),
    code: text('code').notNull().unique(),
    /** Which words a parent agreed to when inviting; goes into the record of consent once the student says yes. */
    consentVersion: text('consent_version'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Accepted, refused or taken back. */
    closedAt: time('closed_at'),
  },
  (table) => [
    index('family_invitations_from').on(table.fromId, table.createdAt),
    index('family_invitations_email')
      .on(table.email)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Never changed but for its end: what was agreed to when stays on record. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: uuid('id').primaryKey(),
    studentId: account('student_id'),
    /** Not a key of accounts: the record outlives the guardian's account. */
    guardianId: uuid('guardian_id').notNull(),
    guardianName: text('guardian_name').notNull(),
    version: text('version').notNull(),
    givenAt: time('given_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
  },
  (table) => [index('guardian_consents_student').on(table.studentId, table.givenAt)],
);
