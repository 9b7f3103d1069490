import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { itemStatuses, type ItemVersion } from '@bac/exam/item/item.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { searchWords, time } from './column-types.ts';

export const draftStates = ['draft', 'review'] as const;

/** Owned by bank: a question, whatever its wording. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    /** The latest one; 0 while there is nothing but a first draft. */
    version: integer('version').notNull(),
    status: text('status', { enum: itemStatuses }).notNull(),
    /** From here on what lists ask for, of the latest version, or of the draft where there is none. */
    skill: text('skill', { enum: skills }).notNull(),
    type: text('type'),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    kind: text('kind', { enum: responseKinds }).notNull(),
    /** The beginning of what is asked, without marks. */
    summary: text('summary').notNull(),
    /** Everything worth finding it by. */
    searchText: text('search_text').notNull(),
    /** Whether a next version is being written, and how far it is. */
    draftState: text('draft_state', { enum: draftStates }),
    /** Words one language has and the other lacks. */
    gaps: integer('gaps').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    searchWords: searchWords('search_words').generatedAlwaysAs(sql`search_words(search_text)`),
  },
  (table) => [
    index('items_search').using('gin', table.searchWords),
    index('items_skill').on(table.skill, table.difficulty),
    index('items_status').on(table.status, table.updatedAt),
    // All that the tabs above the list count by.
    index('items_states').on(table.status, table.draftState),
    index('items_updated').on(table.updatedAt, table.id),
    index('items_draft_state')
      .on(table.draftState)
      .where(sql`${table.draftState} is not null`),
    index('items_gaps')
      .on(table.id)
      .where(sql`${table.gaps} > 0`),
  ],
);

/** Owned by bank. Never changed: an attempt refers to the very words it was asked in. */
export const itemVersions = pgTable(
  'item_versions',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    version: integer('version').notNull(),
    skill: text('skill', { enum: skills }).notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    content: jsonb('content').$type<ItemVersion>().notNull(),
    /** Null where it came with the product or from a calibration. Not keys of accounts: the version outlives them. */
    authorId: uuid('author_id'),
    approverId: uuid('approver_id'),
    /** What changed, in the words of the author. */
    note: text('note').notNull().default(''),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version] }),
    index('item_versions_skill').on(table.skill),
  ],
);

/** What scaling needs of a section of a form, reckoned once when the form is stored. */
export type FormScaling = Partial<Record<Section, { reliability: number; cut: number | null }>>;

/** Owned by bank: an assembled test. */
export const forms = pgTable(
  'forms',
  {
    id: text('id').primaryKey(),
    blueprint: text('blueprint', { enum: blueprintIds }).notNull(),
    status: text('status', { enum: itemStatuses }).notNull(),
    content: jsonb('content').$type<Form>().notNull(),
    scaling: jsonb('scaling').$type<FormScaling>().notNull(),
    /** Made for one person from questions new to them; null for what everybody is offered. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Not offered before; null from the start. */
    opensAt: time('opens_at'),
    /** The form it is a new edition of. */
    replaces: text('replaces'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    // Which tests hold a question; what was made for one person is never asked.
    index('forms_items')
      .using('gin', sql`${table.content} jsonb_path_ops`)
      .where(sql`${table.accountId} is null`),
    index('forms_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);

/** Owned by bank: which states of the founding bank's files have been loaded. */
export const foundingLoads = pgTable('founding_loads', {
  hash: text('hash').primaryKey(),
  loadedAt: time('loaded_at').notNull(),
});
