import {
  calibrationStates,
  itemPlaces,
  sectionRoutes,
  type Calibration,
  type ItemDif,
  type ItemFit,
  type LeftItem,
  type OptionStatistics,
  type Proposal,
  type WrongEntry,
} from '@bac/contract/bank/statistics.ts';
import { calibrationLinks } from '@bac/contract/bank/calibration-links.ts';
import { calibrationScopes } from '@bac/contract/bank/calibration-scopes.ts';
import { calibrationModels } from '@bac/contract/bank/calibration-models.ts';
import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import { sections } from '@bac/exam/item/section.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';
import { forms, itemVersions } from './items-schema.ts';

/** Everything here is owned by statistics. */

/** Classical statistics of an item version, separate for each place in a test, because students of the two routes differ. */
export const itemStatistics = pgTable(
  'item_statistics',
  {
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    place: text('place', { enum: itemPlaces }).notNull(),
    /** Marks the place with the most answers, which lists show. */
    isMain: boolean('is_main').notNull(),
    answers: integer('answers').notNull(),
    /** Share of right answers; no answer counts as wrong. */
    p: real('p').notNull(),
    /** Corrected point-biserial correlation; null if everybody or nobody was right. */
    r: real('r'),
    options: jsonb('options').$type<OptionStatistics[]>().notNull(),
    /** Share of right answers by ability quintile, weakest first. */
    fifths: jsonb('fifths').$type<number[]>().notNull(),
    /** Median time in view, milliseconds. */
    medianMs: integer('median_ms').notNull(),
    flags: text('flags').array().$type<ItemFlag[]>().notNull(),
    /** Null with too few answers, or if the criterion cannot be grouped. */
    fit: jsonb('fit').$type<ItemFit>(),
    dif: jsonb('dif').$type<ItemDif[]>().notNull().default([]),
    /** Frequent wrong entries of an entered response, the most frequent first. */
    entries: jsonb('entries').$type<WrongEntry[]>().notNull().default([]),
    computedAt: time('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version, table.place] }),
    index('item_statistics_main')
      .on(table.itemId, table.version)
      .where(sql`${table.isMain}`),
    index('item_statistics_flagged')
      .on(table.itemId, table.version)
      .where(sql`cardinality(${table.flags}) > 0`),
    foreignKey({
      columns: [table.itemId, table.version],
      foreignColumns: [itemVersions.itemId, itemVersions.version],
    }),
  ],
);

/** How a section of a form measured those who took it, for each combination of modules. */
export const formStatistics = pgTable(
  'form_statistics',
  {
    formId: text('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    section: text('section', { enum: sections }).notNull(),
    /** The route of the second module; `only` if there is none. */
    route: text('route', { enum: sectionRoutes }).notNull(),
    attempts: integer('attempts').notNull(),
    items: integer('items').notNull(),
    mean: real('mean').notNull(),
    deviation: real('deviation').notNull(),
    /** Cronbach’s alpha of right answers; null if everybody has the same number. */
    alpha: real('alpha'),
    /** The standard error of the number of right answers. */
    sem: real('sem'),
    /** The root mean square of the standard errors of the estimated scores; null without scores. */
    scoreError: real('score_error'),
  },
  (table) => [primaryKey({ columns: [table.formId, table.section, table.route] })],
);

/** The last computation, in one row: its basis shows the next one whether there is new data. */
export const statisticsRuns = pgTable('statistics_runs', {
  id: integer('id').primaryKey(),
  /** The number of results and when they last changed. */
  basis: text('basis').notNull(),
  results: integer('results').notNull(),
  answers: integer('answers').notNull(),
  milliseconds: integer('milliseconds').notNull(),
  computedAt: time('computed_at').notNull(),
});

/** An estimate of item parameters from the answers so far; it has no effect until somebody accepts it. */
export const calibrations = pgTable(
  'calibrations',
  {
    id: uuid('id').primaryKey(),
    section: text('section', { enum: sections }).notNull(),
    model: text('model', { enum: calibrationModels }).notNull(),
    scope: text('scope', { enum: calibrationScopes }).notNull(),
    link: text('link', { enum: calibrationLinks }).notNull().default('levels'),
    /** Items whose answers do not count. */
    excluded: text('excluded').array().notNull().default([]),
    /** The generation of the accepted parameters. */
    generation: integer('generation'),
    state: text('state', { enum: calibrationStates }).notNull(),
    /** From 0 to 1. */
    progress: real('progress').notNull(),
    summary: jsonb('summary').$type<Calibration['summary']>(),
    proposals: jsonb('proposals').$type<Proposal[]>(),
    leftItems: jsonb('left_items').$type<LeftItem[]>(),
    failure: text('failure'),
    startedById: uuid('by_id'),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
    decidedById: uuid('decided_by_id'),
    decidedAt: time('decided_at'),
  },
  (table) => [index('calibrations_created').on(table.createdAt)],
);
