import type { FormDraftModule } from '@bac/contract/attempts/whole-test.ts';
import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';
import { draftStates, items, itemVersions } from './items-schema.ts';

/** Owned by bank: the draft of the next version of an item. At most one per item. */
export const itemDrafts = pgTable('item_drafts', {
  itemId: text('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  /** May be incomplete; it becomes an `ItemVersion` when it is approved. */
  content: jsonb('content').$type<ItemDraftContent>().notNull(),
  /** The version it is based on; 0 for a new item. */
  basedOn: integer('based_on').notNull(),
  state: text('state', { enum: draftStates }).notNull(),
  /** Incremented on each save, for optimistic concurrency. */
  revision: integer('revision').notNull(),
  note: text('note').notNull(),
  /** The person who created it. */
  authorId: uuid('author_id'),
  /** Everybody who has saved it; none of them may approve it. */
  writers: uuid('writers')
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Owned by bank: comments of reviewers and authors on the draft. */
export const itemComments = pgTable(
  'item_comments',
  {
    id: uuid('id').primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The version of the draft. */
    version: integer('version').notNull(),
    /** The field it is about; null for the whole item. */
    field: text('field'),
    body: text('body').notNull(),
    authorId: uuid('author_id'),
    createdAt: time('created_at').notNull(),
    resolvedAt: time('resolved_at'),
  },
  (table) => [index('item_comments_item').on(table.itemId, table.createdAt)],
);

/** Owned by bank: a version that no longer counts towards scores, because no key can make it fair. */
export const droppedItems = pgTable(
  'dropped_items',
  {
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    /** Only the team sees it. */
    reason: text('reason').notNull(),
    /** Students read it below the standard sentence. */
    studentNote: jsonb('student_note').$type<LocalText>(),
    actorId: uuid('by_id'),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version] }),
    foreignKey({
      columns: [table.itemId, table.version],
      foreignColumns: [itemVersions.itemId, itemVersions.version],
    }),
  ],
);

/** Owned by bank: answers to this version are graded by the key of a later one, because its own was wrong. */
export const keyCorrections = pgTable(
  'key_corrections',
  {
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    gradedAs: integer('graded_as').notNull(),
    /** Only the team sees it. */
    reason: text('reason').notNull(),
    /** Students read it below the standard sentence. */
    studentNote: jsonb('student_note').$type<LocalText>(),
    actorId: uuid('by_id'),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version] }),
    foreignKey({
      columns: [table.itemId, table.version],
      foreignColumns: [itemVersions.itemId, itemVersions.version],
    }),
    foreignKey({
      columns: [table.itemId, table.gradedAs],
      foreignColumns: [itemVersions.itemId, itemVersions.version],
    }),
  ],
);

/** Owned by assembly: a draft test; it becomes a form when it is published. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    id: text('id').primaryKey(),
    blueprint: text('blueprint', { enum: blueprintIds }).notNull(),
    name: jsonb('name').$type<LocalText>().notNull(),
    modules: jsonb('modules').$type<FormDraftModule[]>().notNull(),
    /** The form it will replace. */
    replaces: text('replaces'),
    /** The routes that were previewed since the questions last changed. */
    previewed: jsonb('previewed').$type<('lower' | 'higher')[]>().notNull(),
    revision: integer('revision').notNull(),
    authorId: uuid('author_id'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('form_drafts_updated').on(table.updatedAt)],
);
