import type { Distribution } from '@bac/contract/bank/structure.ts';
import { structureKinds } from '@bac/contract/bank/structure.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';

/**
 * Owned by structure: where the team names or orders a part of the test otherwise than the product does, and the question
 * types, which are all its own.
 */
export const structureEntries = pgTable(
  'structure_entries',
  {
    kind: text('kind', { enum: structureKinds }).notNull(),
    id: text('id').notNull(),
    /** Of a question type, its skill. */
    parent: text('parent'),
    /** Null where it is called what the product calls it; a question type always has one. */
    name: jsonb('name').$type<LocalText>(),
    /** What a student reads under Directions; modules only. */
    instruction: jsonb('instruction').$type<LocalText>(),
    /** Scored questions by domain; modules only. */
    distribution: jsonb('distribution').$type<Distribution>(),
    /** Among its siblings; null where they stand as the product has them. */
    position: integer('position'),
    revision: integer('revision').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('structure_entries_parent').on(table.kind, table.parent, table.position),
  ],
);
