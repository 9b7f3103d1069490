import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';

/** Where in a test an item stood: the first or only module of its section, or the second on one of its routes. */
export const itemPlaces = ['first', 'lower', 'higher'] as const;
export type ItemPlace = (typeof itemPlaces)[number];

/** What is worth looking at; see `exam/statistics`. */
export const itemFlags = [
  'too-hard',
  'too-easy',
  'weak',
  'unused-choice',
  'possible-miskey',
] as const;
export type ItemFlag = (typeof itemFlags)[number];

const optionStatistics = z.object({
  /** A letter; `right` or `wrong` for what was typed; `none` for what was left empty. */
  answer: z.string(),
  share: z.number(),
  /** Point-biserial of choosing it with the score on the rest; null where it can't be reckoned. */
  r: z.number().nullable(),
});
export type OptionStatistics = z.infer<typeof optionStatistics>;

export const placeStatistics = z.object({
  place: z.enum(itemPlaces),
  answers: z.int(),
  p: z.number(),
  r: z.number().nullable(),
  options: z.array(optionStatistics),
  /** Share of right answers by fifth of ability, weakest first. */
  fifths: z.array(z.number()),
  medianMs: z.int(),
  flags: z.array(z.enum(itemFlags)),
  reckonedAt: z.iso.datetime(),
});
export type PlaceStatistics = z.infer<typeof placeStatistics>;

const parameters = z.object({ a: z.number(), b: z.number(), c: z.number() });

const proposal = z.object({
  item: z.string(),
  version: z.int(),
  answers: z.int(),
  before: parameters,
  after: parameters,
  /** Standard errors; null where the information is too thin. */
  errors: z.object({ a: z.number().nullable(), b: z.number().nullable() }),
});

export const calibration = z.object({
  id: z.uuid(),
  section: z.enum(sections),
  model: z.enum(['1PL', '2PL', '3PL']),
  scope: z.enum(['all', 'pretest']),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'accepted', 'dismissed']),
  progress: z.number(),
  summary: z
    .object({
      students: z.int(),
      items: z.int(),
      iterations: z.int(),
      hasConverged: z.boolean(),
      logLikelihood: z.number(),
      seconds: z.number(),
    })
    .nullable(),
  proposals: z.array(proposal).nullable(),
  failure: z.string().nullable(),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Calibration = z.infer<typeof calibration>;
