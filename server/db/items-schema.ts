import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { itemStatuses, type ItemVersion } from '@bac/exam/item/item.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { skills } from '@bac/exam/item/taxonomy.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { searchWords, time } from './column-types.ts';

export const draftStates = ['draft', 'review'] as const;

/** Owned by bank: a question in all its versions. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    /** The latest version; 0 while only a first draft exists. */
    version: integer('version').notNull(),
    status: text('status', { enum: itemStatuses }).notNull(),
    /** This and the following columns are for lists: copied from the latest version, or from the draft if there is none. */
    skill: text('skill', { enum: skills }).notNull(),
    type: text('type'),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    kind: text('kind', { enum: responseKinds }).notNull(),
    /** The beginning of the question without markup. */
    summary: text('summary').notNull(),
    /** The texts that the search covers. */
    searchText: text('search_text').notNull(),
    /** The state of the draft of a next version; null if there is none. */
    draftState: text('draft_state', { enum: draftStates }),
    /** How many texts exist in only one language. */
    gaps: integer('gaps').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    searchWords: searchWords('search_words').generatedAlwaysAs(sql`search_words(search_text)`),
  },
  (table) => [
    index('items_search').using('gin', table.searchWords),
    index('items_skill').on(table.skill, table.difficulty),
    index('items_status').on(table.status, table.updatedAt),
    // The columns that the counts of the tabs above the list need.
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

/** Owned by bank. Immutable, because attempts refer to the exact version they used. */
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
    /** Null for seed content and calibrations. Not foreign keys, because the version outlives the accounts. */
    authorId: uuid('author_id'),
    approverId: uuid('approver_id'),
    /** The author's description of the change. */
    note: text('note').notNull().default(''),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version] }),
    index('item_versions_skill').on(table.skill),
  ],
);

/** The scaling data of the sections of a form, computed once when the form is stored. */
export type FormScaling = Partial<Record<Section, SectionScaling>>;

interface SectionScaling {
  reliability: number;
  cut: number | null;
  /** All scored items had measured parameters. Absent in forms from before it was stored, whose items were judged. */
  isCalibrated?: boolean;
}

/** Owned by bank: an assembled test. */
export const forms = pgTable(
  'forms',
  {
    id: text('id').primaryKey(),
    blueprint: text('blueprint', { enum: blueprintIds }).notNull(),
    status: text('status', { enum: itemStatuses }).notNull(),
    content: jsonb('content').$type<Form>().notNull(),
    scaling: jsonb('scaling').$type<FormScaling>().notNull(),
    /** The owner of a fresh form; null for a form that is available to everybody. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The form is not available before; null for no limit. */
    opensAt: time('opens_at'),
    /** The form it is a new edition of. */
    replaces: text('replaces'),
    /** It can only be assigned to a class: nobody may take it privately, and it is on no public list. */
    isForClasses: boolean('is_for_classes').notNull().default(false),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    // For finding the tests that contain a question; fresh forms are excluded.
    index('forms_items')
      .using('gin', sql`${table.content} jsonb_path_ops`)
      .where(sql`${table.accountId} is null`),
    index('forms_account')
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);

/** Owned by bank: the hashes of the seed files that have been loaded. */
export const seedLoads = pgTable('seed_loads', {
  hash: text('hash').primaryKey(),
  loadedAt: time('loaded_at').notNull(),
});
