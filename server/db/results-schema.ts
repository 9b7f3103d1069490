import { attemptChangeKinds, type ChangedScore } from '@bac/contract/attempts/attempt-change.ts';
import { officialTests } from '@bac/contract/results/official-tests.ts';
import { rescoringStates } from '@bac/contract/results/rescoring-states.ts';
import { problemReasons } from '@bac/contract/results/problem-reasons.ts';
import { thresholdKinds } from '@bac/contract/results/threshold-kinds.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import type { FieldId } from '@bac/exam/orientation/fields.ts';
import { causeRules, mistakeCauses } from '@bac/exam/report/mistake-cause.ts';
import type { ModuleOutcome, Outcome } from '@bac/exam/report/outcome.ts';
import { rangeRules } from '@bac/exam/scoring/scale.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import type { SkillGain } from '@bac/exam/scoring/skill-gains.ts';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, time } from './column-types.ts';
import { forms, itemVersions } from './items-schema.ts';
import { attempts } from './schema.ts';

/** Everything here is owned by results. */

/** What a rescoring has found so far; sums, because it continues batch by batch. */
export interface RescoreTally {
  results: number;
  changed: number;
  sections: Partial<Record<Section, { changed: number; sum: number; largest: number }>>;
}

/** The items of all questions of a result. Conditions must use this exact expression, or the index is not used. */
export const outcomeItems = (outcomes: AnyPgColumn): SQL =>
  sql`jsonb_path_query_array(${outcomes}, '$[*].item')`;

/** Matches results of earlier rules. A literal, because a parameter would prevent the use of the partial index. */
export const hasOutdatedRange: SQL = sql.raw(`"results"."range_rules" < ${rangeRules}`);

/** The result of a completed attempt, computed once from the item versions of the attempt. */
export const results = pgTable(
  'results',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    formId: text('form_id')
      .notNull()
      .references(() => forms.id),
    completedAt: time('completed_at').notNull(),
    /** Counted over all questions, including pretest questions. */
    right: integer('right_answers').notNull(),
    questions: integer('questions').notNull(),
    /** How many of them the student had seen in earlier attempts. */
    seenBefore: integer('seen_before').notNull(),
    usedMs: integer('used_ms').notNull(),
    /** When it was invalidated, and the reason the student reads. */
    invalidatedAt: time('invalidated_at'),
    invalidReason: text('invalid_reason'),
    /** When its score or answers last changed: by a corrected key, a dropped question or new parameters. */
    rescoredAt: time('rescored_at'),
    /** The scoring method. */
    method: text('method').notNull(),
    /** The generation whose parameters it was rescored with; null for the parameters of the versions named in the attempt. */
    generation: integer('generation'),
    score: jsonb('score').$type<AttemptScore>().notNull(),
    /** The version of the rules for ranges that it was scored by; 0 for results from before they were counted. */
    rangeRules: integer('range_rules').notNull().default(0),
    /** The total of the score, if there is one; a generated column for lists and aggregates. */
    totalScore: integer('total_score').generatedAlwaysAs(
      sql`((score #>> '{total,score}')::integer)`,
    ),
    gains: jsonb('gains').$type<SkillGain[]>().notNull(),
    modules: jsonb('modules').$type<ModuleOutcome[]>().notNull(),
    outcomes: jsonb('outcomes').$type<Outcome[]>().notNull(),
  },
  (table) => [
    index('results_account').on(table.accountId, table.completedAt),
    index('results_completed_at').on(table.completedAt, table.totalScore),
    index('results_total').on(table.totalScore, table.attemptId),
    // The columns that the list of all attempts sorts and counts by, so that it need not read whole results.
    index('results_listed').on(table.attemptId, table.totalScore, table.invalidatedAt),
    index('results_invalidated')
      .on(table.invalidatedAt)
      .where(sql`${table.invalidatedAt} is not null`),
    // Usually empty, because it excludes results of the current rules.
    index('results_outdated_ranges').on(table.attemptId).where(hasOutdatedRange),
    index('results_form').on(table.formId),
    // For finding the results that contain an item. It covers only item ids: an index of whole outcomes cost 0.7 ms per result.
    index('results_items').using('gin', sql`${outcomeItems(table.outcomes)} jsonb_path_ops`),
  ],
);

/** The team's changes to attempts and results, for the student and for the log. */
export const resultChanges = pgTable(
  'result_changes',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: attemptChangeKinds }).notNull(),
    /** Shown to the student. Null for a rescored result, because only the team sees that reason. */
    reason: text('reason'),
    /** The student reads it below the standard sentence about a corrected answer key. */
    studentNote: jsonb('student_note').$type<LocalText>(),
    before: jsonb('before').$type<ChangedScore>(),
    after: jsonb('after').$type<ChangedScore>(),
    /** The added minutes of an extension. */
    minutes: integer('minutes'),
    /** Not a foreign key, because it outlives the account. */
    actorId: uuid('by_id'),
    at: time('at').notNull(),
  },
  (table) => [index('result_changes_attempt').on(table.attemptId, table.at)],
);

/** Runs that score finished results again with the parameters of a generation: first counting what changes, then doing it. */
export const rescorings = pgTable(
  'rescorings',
  {
    id: uuid('id').primaryKey(),
    generation: integer('generation').notNull(),
    state: text('state', { enum: rescoringStates }).notNull(),
    /** Only the team reads it; null until the run is started. */
    reason: text('reason'),
    /** How many results there were to look at. */
    total: integer('total').notNull(),
    /** How many of them the current pass has looked at, and the last one. */
    seen: integer('seen').notNull().default(0),
    cursor: uuid('cursor'),
    /** What the current pass found, and what the counting pass before it found. */
    tally: jsonb('tally').$type<RescoreTally>().notNull(),
    preview: jsonb('preview').$type<RescoreTally>(),
    failed: integer('failed').notNull().default(0),
    startedById: uuid('by_id'),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [index('rescorings_created').on(table.createdAt)],
);

/** How often each answer was given to an item version, so that answer shares need no scan of all attempts. */
export const answerCounts = pgTable(
  'answer_counts',
  {
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    /** A choice letter; `right` or `wrong` for an entered response; `none`. */
    answer: text('answer').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version, table.answer] }),
    foreignKey({
      columns: [table.itemId, table.version],
      foreignColumns: [itemVersions.itemId, itemVersions.version],
    }),
  ],
);

/** Matches suggestions of earlier rules. A literal, because a parameter would prevent the use of the partial index. */
export const hasOutdatedCause: SQL = sql.raw(`"mistakes"."cause_rules" < ${causeRules}`);

/**
 * The error log: one row for each question a student has missed, with its last miss. There are no foreign keys to the attempt and
 * the version: the writer has the result, which refers to both, and checking dozens of rows again would be much of the work. The
 * trigger `attempts_take_their_log` deletes the rows of a deleted attempt.
 */
export const mistakes = pgTable(
  'mistakes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    module: integer('module').notNull(),
    question: integer('question').notNull(),
    missedAt: time('missed_at').notNull(),
    /** Computed from the student's behavior; null if there is no suggestion. */
    likelyCause: text('likely_cause', { enum: mistakeCauses }),
    /** The version of the rules that computed it; 0 for rows from a release without rules. */
    causeRules: integer('cause_rules').notNull().default(0),
    /** Only the previous release reads it: written while processes of both releases run, to be dropped in the next release. */
    suggested: text('suggested', { enum: mistakeCauses }).notNull(),
    /** The cause the student chose. */
    cause: text('cause', { enum: mistakeCauses }),
    note: text('note').notNull(),
    stage: integer('stage').notNull(),
    /** When it is due again; null once it is learned. */
    dueAt: time('due_at'),
    /** The id of the last try, so that a repeated request counts once. */
    lastTry: uuid('last_try'),
    wasRight: boolean('was_right'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    index('mistakes_due').on(table.accountId, table.dueAt),
    // Usually empty, because it excludes current rows.
    index('mistakes_outdated').on(table.accountId, table.attemptId).where(hasOutdatedCause),
  ],
);

/** A shared link to a report. As with sessions, only the hash of the secret is stored. */
export const resultShares = pgTable(
  'result_shares',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    secretHash: bytes('secret_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('result_shares_attempt').on(table.attemptId)],
);

/** Problems with questions that students reported from the review of a result: at most one for each question of an attempt. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    reason: text('reason', { enum: problemReasons }).notNull(),
    message: text('message').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('problem_reports_account').on(table.accountId),
    uniqueIndex('problem_reports_attempt_item').on(table.attemptId, table.itemId),
    index('problem_reports_created_at').on(table.createdAt),
    index('problem_reports_item').on(table.itemId, table.version),
    foreignKey({
      columns: [table.itemId, table.version],
      foreignColumns: [itemVersions.itemId, itemVersions.version],
    }),
  ],
);

/** Scores of the real test that students entered, to compare our estimates with. Entering one is consent to that use. */
export const officialScores = pgTable(
  'official_scores',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    test: text('test', { enum: officialTests }).notNull(),
    takenOn: date('taken_on').notNull(),
    rw: integer('rw').notNull(),
    math: integer('math').notNull(),
    /** When the student agreed that it is compared with estimates. */
    consentedAt: time('consented_at').notNull(),
  },
  (table) => [
    // One person takes a test once on a day.
    uniqueIndex('official_scores_day').on(table.accountId, table.test, table.takenOn),
  ],
);

/** SAT totals of universities: seeded with the product, editable by administrators. */
export const admissionThresholds = pgTable('admission_thresholds', {
  id: text('id').primaryKey(),
  university: jsonb('university').$type<LocalText>().notNull(),
  kind: text('kind', { enum: thresholdKinds }).notNull().default('application'),
  score: integer('score').notNull(),
  year: integer('year').notNull(),
  source: jsonb('source').$type<LocalText>().notNull(),
  url: text('url'),
  /** Fields of study for which the university accepts the SAT. */
  fields: jsonb('fields').$type<FieldId[]>().notNull().default([]),
});
