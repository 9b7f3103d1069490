import type { Distribution } from '@bac/contract/bank/structure.ts';
import { structureKinds } from '@bac/contract/bank/structure.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';

/**
 * Owned by structure: the team's changes to the names and the order of the test structure, and all question types, which only
 * the team creates.
 */
export const structureEntries = pgTable(
  'structure_entries',
  {
    kind: text('kind', { enum: structureKinds }).notNull(),
    id: text('id').notNull(),
    /** The skill of a question type. */
    parent: text('parent'),
    /** Null for the product's default name; a question type always has a name. */
    name: jsonb('name').$type<LocalText>(),
    /** The directions a student reads; modules only. */
    instruction: jsonb('instruction').$type<LocalText>(),
    /** Scored questions by domain; modules only. */
    distribution: jsonb('distribution').$type<Distribution>(),
    /** The position among its siblings; null for the default order. */
    position: integer('position'),
    revision: integer('revision').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('structure_entries_parent').on(table.kind, table.parent, table.position),
  ],
);
