import { attemptChangeKinds, type ChangedScore } from '@bac/contract/attempts/attempt-change.ts';
import { problemReasons } from '@bac/contract/results/problem-reasons.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { FieldId } from '@bac/exam/orientation/fields.ts';
import { causeRules, mistakeCauses } from '@bac/exam/report/mistake-cause.ts';
import type { ModuleOutcome, Outcome } from '@bac/exam/report/outcome.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import type { SkillGain } from '@bac/exam/scoring/skill-gains.ts';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts-schema.ts';
import { bytes, time } from './column-types.ts';
import { forms, itemVersions } from './items-schema.ts';
import { attempts } from './schema.ts';

/** Everything here is owned by results. */

/** The items of all questions of a result. A condition on them has to say it so, or the index is not used. */
export const itemsOf = (outcomes: AnyPgColumn): SQL =>
  sql`jsonb_path_query_array(${outcomes}, '$[*].item')`;

/** What a completed attempt amounted to: reckoned once, from the very versions that were asked. */
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
    /** Out of all questions given, pretest among them. */
    right: integer('right_answers').notNull(),
    questions: integer('questions').notNull(),
    /** How many of them the student had met in earlier attempts. */
    seenBefore: integer('seen_before').notNull(),
    usedMs: integer('used_ms').notNull(),
    /** Since when it no longer counts, and what the student is told about it. */
    invalidatedAt: time('invalidated_at'),
    invalidReason: text('invalid_reason'),
    /** When a mended key last changed it. */
    rescoredAt: time('rescored_at'),
    /** Which way of scoring it was. */
    method: text('method').notNull(),
    score: jsonb('score').$type<AttemptScore>().notNull(),
    /** Of the score, where there is one; kept by the database itself, for lists and sums. */
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
    // What the list of all attempts sorts and counts by, so that it need not read whole results.
    index('results_listed').on(table.attemptId, table.totalScore, table.invalidatedAt),
    index('results_invalidated')
      .on(table.invalidatedAt)
      .where(sql`${table.invalidatedAt} is not null`),
    index('results_form').on(table.formId),
    // Which results were asked a given item, and nothing else of the questions: an index of all they say took 0.7 ms a result.
    index('results_items').using('gin', sql`${itemsOf(table.outcomes)} jsonb_path_ops`),
  ],
);

/** What the team did to an attempt under way, or to what it had amounted to; for the student and for the log. */
export const resultChanges = pgTable(
  'result_changes',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: attemptChangeKinds }).notNull(),
    /** What the student reads; null where an answer key was corrected, whose reason is for the team only. */
    reason: text('reason'),
    /** What the student reads about a corrected answer key besides the standard sentence. */
    studentNote: jsonb('student_note').$type<LocalText>(),
    before: jsonb('before').$type<ChangedScore>(),
    after: jsonb('after').$type<ChangedScore>(),
    /** By how much the time of a module was extended. */
    minutes: integer('minutes'),
    /** Not a key of accounts: it outlives the one who did it. */
    byId: uuid('by_id'),
    at: time('at').notNull(),
  },
  (table) => [index('result_changes_attempt').on(table.attemptId, table.at)],
);

/** How often each answer was given to an item version, so that shares need no walk through all attempts. */
export const answerCounts = pgTable(
  'answer_counts',
  {
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    /** A letter; `right` or `wrong` for what was typed; `none`. */
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

/** Suggestions of earlier rules. Literal, because a parameter would keep the partial index from being used. */
export const hasOutdatedCause: SQL = sql.raw(`"mistakes"."cause_rules" < ${causeRules}`);

/**
 * The error log: one row for each question a student has missed, as it was missed last. No keys lead to the attempt and to the
 * version: whoever writes here holds the result and so both of them, and for dozens of rows at a time, asking again would be much of
 * the work. An attempt takes its misses along when it is deleted (`attempts_take_their_log`).
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
    /** Computed from behavior; null where nothing suggests itself. */
    likelyCause: text('likely_cause', { enum: mistakeCauses }),
    /** Version of the rules that computed it; 0 for rows written by a release that had none. */
    causeRules: integer('cause_rules').notNull().default(0),
    /** Read by the previous release only: written for its processes while both are running, to be dropped in the next one. */
    suggested: text('suggested', { enum: mistakeCauses }).notNull(),
    /** What the student says. */
    cause: text('cause', { enum: mistakeCauses }),
    note: text('note').notNull(),
    stage: integer('stage').notNull(),
    /** When it comes back; null once it is learnt. */
    dueAt: time('due_at'),
    /** The last try, so that a retry of the same request counts once. */
    lastTry: uuid('last_try'),
    wasRight: boolean('was_right'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    index('mistakes_due').on(table.accountId, table.dueAt),
    // Empty most of the time: current rows are not in it.
    index('mistakes_outdated').on(table.accountId, table.attemptId).where(hasOutdatedCause),
  ],
);

/** A link to a report. As with sessions, the secret itself is only in the link. */
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

/** “Something is wrong with this question”, from the review of a result. */
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
    index('problem_reports_attempt').on(table.attemptId),
    index('problem_reports_created_at').on(table.createdAt),
    index('problem_reports_item').on(table.itemId, table.version),
    foreignKey({
      columns: [table.itemId, table.version],
      foreignColumns: [itemVersions.itemId, itemVersions.version],
    }),
  ],
);

/** SAT totals that universities asked for; the founding ones come with the product, an administrator may change them. */
export const admissionThresholds = pgTable('admission_thresholds', {
  id: text('id').primaryKey(),
  university: jsonb('university').$type<LocalText>().notNull(),
  score: integer('score').notNull(),
  year: integer('year').notNull(),
  source: jsonb('source').$type<LocalText>().notNull(),
  url: text('url'),
  /** Fields of study for which the university takes the SAT. */
  fields: jsonb('fields').$type<FieldId[]>().notNull().default([]),
});
