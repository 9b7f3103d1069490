import { route } from '@bac/exam/attempt/plan-schema.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { difficulties } from '@bac/exam/item/difficulties.ts';
import { sections } from '@bac/exam/item/section.ts';
import { domains, skills } from '@bac/exam/item/taxonomy.ts';
import { z } from 'zod';
import { localText } from '../protocol/local-text.ts';
import { testGate } from '../bank/test-gate.ts';
import { testStates } from './test-states.ts';

/** A slot in a draft test; it may still be empty. */
export const formDraftSlot = z.strictObject({
  item: z.string().max(80).nullable(),
  version: z.int().positive().nullable(),
  isPretest: z.boolean(),
});

export const place = {
  section: z.enum(sections),
  part: z.literal([1, 2]),
  route: route.optional(),
};

export const formDraftModule = z.strictObject({
  ...place,
  slots: z.array(formDraftSlot).min(1).max(60),
});

export type FormDraftSlot = z.infer<typeof formDraftSlot>;
export type FormDraftModule = z.infer<typeof formDraftModule>;

export const testId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/** In both languages, each short enough for a card. */
export const testName = z.strictObject({ en: z.string().max(120), vi: z.string().max(120) });

const listed = {
  id: z.string(),
  name: localText,
  blueprint: z.enum(blueprintIds),
  state: z.enum(testStates),
  /** How many questions one student gets. */
  questions: z.int(),
  /** Empty slots in all modules. */
  emptySlots: z.int(),
  opensAt: z.iso.datetime().nullable(),
  /** It can only be assigned to classes; a draft has the value of the test it replaces. */
  isForClasses: z.boolean(),
  /** Started attempts in any state. */
  attempts: z.int(),
  updatedAt: z.iso.datetime(),
};

export const testCard = z.object({
  ...listed,
  /** The reliability of its weakest section; null for a draft. */
  reliability: z.number().nullable(),
  /** The mean of the totals that count; null if there are none. */
  meanScore: z.number().nullable(),
});
export type TestCard = z.infer<typeof testCard>;

/** A question with the data needed to assemble tests. */
export const candidateItem = z.object({
  id: z.string(),
  version: z.int(),
  skill: z.enum(skills),
  difficulty: z.enum(difficulties),
  kind: z.enum(responseKinds),
  b: z.number(),
  /** Its topic, in both languages. */
  topic: localText,
  summary: z.string(),
  /** How many other tests, including drafts, contain it. */
  forms: z.int(),
});
export type CandidateItem = z.infer<typeof candidateItem>;

const usedItem = candidateItem.extend({
  /** The latest published version. */
  latest: z.int(),
  /** Archived since it was added. */
  isArchived: z.boolean(),
  inContext: z.boolean(),
  /** Problems an editor should fix. */
  complaints: z.array(localText),
});
export type UsedItem = z.infer<typeof usedItem>;

const counts = z.partialRecord(z.enum(domains), z.int());
const range = z.tuple([z.int(), z.int()]);

/** The current requirements of its blueprint. */
const plan = z.array(
  z.object({
    section: z.enum(sections),
    modules: z.array(
      z.object({
        part: z.literal([1, 2]),
        minutes: z.int(),
        questions: z.int(),
        pretest: z.int(),
        domains: counts,
      }),
    ),
    domains: z.partialRecord(z.enum(domains), range),
  }),
);
export type TestPlan = z.infer<typeof plan>;

const problem = z.object({
  /** One of the codes of `exam/blueprint/validate-form.ts`. */
  code: z.string(),
  at: z.object({ ...place, part: z.literal([1, 2]).optional() }).nullable(),
  item: z.string().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TestProblem = z.infer<typeof problem>;

/** See `exam/scoring/forecast.ts`. */
const forecast = z.object({
  section: z.enum(sections),
  reliability: z.number(),
  cut: z.number().nullable(),
  lowerShare: z.number().nullable(),
  /** Null for a practice set, which has no scores. */
  scores: z.object({ low: z.int(), high: z.int(), least: z.int(), most: z.int() }).nullable(),
  /** From ability −3 to 3 by 0.1. */
  curves: z.object({
    first: z.array(z.number()),
    lower: z.array(z.number()),
    higher: z.array(z.number()),
  }),
});
export type TestForecast = z.infer<typeof forecast>;

const history = z.object({
  at: z.iso.datetime(),
  action: z.string(),
  actorName: z.string().nullable(),
});

export const wholeTest = z.object({
  ...listed,
  /** Incremented on each save of a draft; 0 for a test that is no longer editable. */
  revision: z.int(),
  /** A hash of the current questions, for marking them as reviewed. */
  fingerprint: z.string(),
  minutes: z.int(),
  isAdaptive: z.boolean(),
  running: z.int(),
  modules: z.array(formDraftModule),
  items: z.array(usedItem),
  plan,
  problems: z.array(problem),
  forecasts: z.array(forecast),
  gate: testGate,
  /** The test it is a new edition of, and the questions that have changed since. */
  replaces: z
    .object({
      id: z.string(),
      name: localText,
      changed: z.array(z.object({ item: z.string(), from: z.int(), to: z.int() })),
    })
    .nullable(),
  /** The id of its new edition, draft or published. */
  edition: z.string().nullable(),
  updatedBy: z.string().nullable(),
  history: z.array(history),
});
export type WholeTest = z.infer<typeof wholeTest>;

export const shortage = z.object({
  module: z.object({ ...place }),
  domain: z.enum(domains),
  difficulty: z.enum(difficulties),
  kind: z.enum(responseKinds),
  count: z.int(),
});
export type Shortage = z.infer<typeof shortage>;
