import { waitlistTopics, type ContentBody } from '@bac/contract/site/content-bodies.ts';
import { contentKinds } from '@bac/contract/site/content-kinds.ts';
import { contentStatuses } from '@bac/contract/site/content-statuses.ts';
import { languages } from '@bac/exam/item/language.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { time } from './column-types.ts';

/** Everything here is owned by content. */

/** A page, slide, article or other content the team publishes. Its versions contain the texts. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    /** The order among entries of its kind. */
    position: integer('position').notNull(),
    status: text('status', { enum: contentStatuses }).notNull(),
    /** The latest version, which the console edits. */
    version: integer('version').notNull(),
    /** The version people see; null until it is first published. */
    publishedVersion: integer('published_version'),
    /** The version people see until `showsFrom`, while a newer one is scheduled. */
    versionUntilThen: integer('interim_version'),
    /** The period in which it is visible, if set. */
    showsFrom: time('shows_from'),
    showsUntil: time('shows_until'),
    /** Unedited seed content: a newer release may replace it until somebody edits it. */
    isSeeded: boolean('is_seeded').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [uniqueIndex('content_entries_slug').on(table.kind, table.slug)],
);

/** Immutable, so that earlier versions can be read and restored. */
export const contentVersions = pgTable(
  'content_versions',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    body: jsonb('body').$type<ContentBody>().notNull(),
    /** Null for seed content; not a foreign key, because history outlives the account. */
    authorId: uuid('author_id'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);

/** People who want an email when a page opens. */
export const waitlist = pgTable(
  'waitlist',
  {
    topic: text('topic', { enum: waitlistTopics }).notNull(),
    email: text('email').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.email] }),
    index('waitlist_account').on(table.accountId),
  ],
);
