import { wishTopics, type ContentBody } from '@bac/contract/site/content-bodies.ts';
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

/** One thing the team publishes: a page, a slide, an article. Its words are in its versions. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    /** Among its kind, from the first. */
    position: integer('position').notNull(),
    status: text('status', { enum: contentStatuses }).notNull(),
    /** The latest one, which the console edits. */
    version: integer('version').notNull(),
    /** The one people see; null until it is first published. */
    publishedVersion: integer('published_version'),
    /** What people see until `showsFrom`, where newer words wait for it. */
    versionUntilThen: integer('version_until_then'),
    /** Seen only within these, where they are set. */
    showsFrom: time('shows_from'),
    showsUntil: time('shows_until'),
    /** As it came with the product: a newer product may bring newer words until somebody edits it. */
    isFounding: boolean('is_founding').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [uniqueIndex('content_entries_slug').on(table.kind, table.slug)],
);

/** Never changed: history can be read and brought back. */
export const contentVersions = pgTable(
  'content_versions',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    body: jsonb('body').$type<ContentBody>().notNull(),
    /** Null for what came with the product; not a foreign key, for history outlives the account. */
    authorId: uuid('author_id'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);

/** Who wants to be told when something opens. */
export const wishes = pgTable(
  'wishes',
  {
    topic: text('topic', { enum: wishTopics }).notNull(),
    email: text('email').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.email] }),
    index('wishes_account').on(table.accountId),
  ],
);
