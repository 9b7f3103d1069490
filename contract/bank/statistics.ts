import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import { listQuery, listReply } from '../protocol/list.ts';
import type { RouteTable } from '../protocol/route.ts';
import { itemFlags } from './item-flags.ts';
import { calibrationModels } from './calibration-models.ts';
import { calibrationLinks, leftReasons } from './calibration-links.ts';
import { calibrationScopes } from './calibration-scopes.ts';

/** The place of an item in a test: the first or only module of its section, or the second module on one of its routes. */
export const itemPlaces = ['first', 'lower', 'higher'] as const;

const optionStatistics = z.object({
  /** A choice letter; `right` or `wrong` for an entered response; `none` for no answer. */
  answer: z.string(),
  share: z.number(),
  /** Point-biserial correlation of choosing it with the score on the other items; null if it cannot be computed. */
  r: z.number().nullable(),
});
export type OptionStatistics = z.infer<typeof optionStatistics>;

/** How well the answers of each ability group agree with the model (S-X²). */
const itemFit = z.object({
  chiSquare: z.number(),
  degrees: z.int(),
  /** The chance of a statistic this large for an item that fits. */
  probability: z.number(),
  /** By number of right answers on the other questions, weakest first. */
  groups: z.array(z.object({ answers: z.int(), observed: z.number(), expected: z.number() })),
});
export type ItemFit = z.infer<typeof itemFit>;

export const difTraits = ['language', 'gender'] as const;
/** The focal and the reference group of each trait. */
export const difGroups = {
  language: { focal: 'en', reference: 'vi' },
  gender: { focal: 'female', reference: 'male' },
} as const;

/** Differential item functioning between two groups of equal ability (Mantel–Haenszel). */
const itemDif = z.object({
  trait: z.enum(difTraits),
  focal: z.int(),
  reference: z.int(),
  /** The difference on the delta scale of ETS: below 0 if the item is harder for the focal group. */
  delta: z.number(),
  probability: z.number(),
  /** A: negligible; B: moderate; C: large. */
  size: z.enum(['A', 'B', 'C']),
});
export type ItemDif = z.infer<typeof itemDif>;

const wrongEntry = z.object({ entry: z.string(), answers: z.int() });
export type WrongEntry = z.infer<typeof wrongEntry>;

/** The second module of a section; `only` if the section is not adaptive. */
export const sectionRoutes = ['only', 'lower', 'higher'] as const;

export const placeStatistics = z.object({
  place: z.enum(itemPlaces),
  answers: z.int(),
  p: z.number(),
  r: z.number().nullable(),
  options: z.array(optionStatistics),
  /** Share of right answers by ability quintile, weakest first. */
  fifths: z.array(z.number()),
  medianMs: z.int(),
  flags: z.array(z.enum(itemFlags)),
  fit: itemFit.nullable(),
  dif: z.array(itemDif),
  entries: z.array(wrongEntry),
  computedAt: z.iso.datetime(),
});
export type PlaceStatistics = z.infer<typeof placeStatistics>;

const parameters = z.object({ a: z.number(), b: z.number(), c: z.number() });

const proposal = z.object({
  item: z.string(),
  version: z.int(),
  answers: z.int(),
  before: parameters,
  after: parameters,
  /** Standard errors; null if there is too little information. */
  errors: z.object({ a: z.number().nullable(), b: z.number().nullable() }),
});
export type Proposal = z.infer<typeof proposal>;

export const calibrationStates = [
  'waiting',
  'running',
  'done',
  'failed',
  'accepted',
  'dismissed',
] as const;

/** A question that keeps its parameters, and why. */
const leftItem = z.object({
  item: z.string(),
  version: z.int(),
  answers: z.int(),
  reason: z.enum(leftReasons),
});
export type LeftItem = z.infer<typeof leftItem>;

/** The attempts at one form as a person's first, second or later test of the section. */
const calibrationGroup = z.object({
  /** Null for forms with too few attempts, together. */
  form: z.string().nullable(),
  /** 1, 2, or 3 for the third and later ones. */
  wave: z.int(),
  attempts: z.int(),
  mean: z.number(),
  deviation: z.number(),
  /** Groups of one part share questions. */
  part: z.int(),
});
export type CalibrationGroup = z.infer<typeof calibrationGroup>;

/** How estimates were linked to the current scale, on which the largest group has this deviation (slope) and mean (shift). */
const calibrationLink = z.object({
  /** `mean-sigma` and `mean` are of earlier releases. */
  method: z.enum([...calibrationLinks, 'mean-sigma', 'mean']),
  slope: z.number(),
  shift: z.number(),
  /** How many items the link is based on, and how many it excludes because they moved far more than the others. */
  items: z.int(),
  outliers: z.int(),
});
export type CalibrationLink = z.infer<typeof calibrationLink>;

/** Why the estimates could not be linked to the current scale. */
const linkProblems = ['too-few-items', 'spread-differs'] as const;

/** Why a calibration can't be accepted. `not-linked` is a calibration from before links existed. */
const acceptObstacles = [...linkProblems, 'not-linked', 'unusable-values'] as const;
export type AcceptObstacle = (typeof acceptObstacles)[number];

const calibration = z.object({
  id: z.uuid(),
  section: z.enum(sections),
  model: z.enum(calibrationModels),
  scope: z.enum(calibrationScopes),
  /** How the scale is kept; with the scope `pretest` always by the scored questions. */
  link: z.enum(calibrationLinks),
  /** Questions whose answers do not count. */
  excluded: z.array(z.string()),
  /** The generation of the parameters, once accepted. */
  generation: z.int().nullable(),
  state: z.enum(calibrationStates),
  /** From 0 to 1. */
  progress: z.number(),
  summary: z
    .object({
      students: z.int(),
      items: z.int(),
      /** Items with answers, but too few. */
      tooFew: z.int(),
      /** Items that everybody or nobody answered right. */
      noSpread: z.int(),
      iterations: z.int(),
      hasConverged: z.boolean(),
      logLikelihood: z.number(),
      seconds: z.number(),
      /** Absent if fixed items anchor the scale, if no link was found, and in calibrations from before links existed. */
      link: calibrationLink.optional(),
      linkProblem: z.enum(linkProblems).optional(),
      /** Absent in calibrations from before groups existed. */
      groups: z.array(calibrationGroup).optional(),
      /** Between the abilities of one person at two tests. */
      correlation: z.number().optional(),
    })
    .nullable(),
  /** `too-few` if no item had enough answers, `unlinked` if nothing ties them to the current scale, otherwise `error`. */
  failure: z.string().nullable(),
  startedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Calibration = z.infer<typeof calibration>;

const wholeCalibration = calibration.extend({
  proposals: z.array(proposal),
  left: z.array(leftItem),
  /** How many items would change: those whose latest version is still the calibrated one. */
  applicable: z.int(),
  /** Why accepting would be refused; null if it would not be, or if there is nothing to decide. */
  obstacle: z.enum(acceptObstacles).nullable(),
});
export type WholeCalibration = z.infer<typeof wholeCalibration>;

const summary = z.object({
  /** Null before the first computation. */
  computedAt: z.iso.datetime().nullable(),
  results: z.int(),
  answers: z.int(),
  /** Items whose latest version has enough answers to show. */
  items: z.int(),
  /** How many of these items have a flag, and the counts by flag. */
  flagged: z.int(),
  flags: z.array(
    z.object({
      flag: z.enum(itemFlags),
      /** Items with enough answers to act on, and items with only enough to watch. */
      act: z.int(),
      watch: z.int(),
    }),
  ),
  /** By section, the items with enough answers to calibrate. */
  calibratable: z.array(z.object({ section: z.enum(sections), items: z.int() })),
});
export type StatisticsSummary = z.infer<typeof summary>;

const params = z.object({ calibration: z.uuid() });

export const statisticsRoutes = {
  'GET /admin/statistics/summary': {
    summary: 'The data the item statistics are based on, and the number of items per flag.',
    who: 'write items',
    reply: summary,
  },
  'POST /admin/statistics/recompute': {
    summary: 'Recompute the item statistics now, in the background.',
    who: 'write items',
    reply: z.null(),
  },
  'GET /admin/calibrations': {
    summary: 'Calibrations, the latest first.',
    who: 'manage tests',
    query: z.object({ page: listQuery.page, size: listQuery.size }),
    reply: listReply(calibration),
  },
  'POST /admin/calibrations': {
    summary: 'Estimate item parameters from the answers so far; changes nothing until accepted.',
    who: 'manage tests',
    body: z.object({
      id: z.uuid(),
      section: z.enum(sections),
      model: z.enum(calibrationModels),
      scope: z.enum(calibrationScopes),
      link: z.enum(calibrationLinks),
      /** Questions to leave out, for instance after a look at an earlier calibration. */
      excluded: z.array(z.string().max(200)).max(1000),
    }),
    reply: calibration,
    failures: ['CALIBRATION_UNDER_WAY'],
  },
  'GET /admin/calibrations/:calibration': {
    summary: 'One calibration with its proposal for each item.',
    who: 'manage tests',
    params,
    reply: wholeCalibration,
    failures: ['NOT_FOUND'],
  },
  'POST /admin/calibrations/:calibration/accept': {
    summary:
      'Apply the proposed parameters, of all questions or of some, each as a new item version with the same text. Refused unless they are on the current scale.',
    who: 'manage tests',
    params,
    /** Without `items`, all proposals are accepted. The others stay as they are, on the same scale. */
    body: z.object({ items: z.array(z.string().max(200)).max(1000).optional() }),
    reply: wholeCalibration.extend({ changed: z.int() }),
    failures: [
      'NOT_FOUND',
      'CALIBRATION_DECIDED',
      'CALIBRATION_NOT_LINKED',
      'CALIBRATION_NOTHING_CHOSEN',
      'CALIBRATION_UNUSABLE',
    ],
  },
  'POST /admin/calibrations/:calibration/dismiss': {
    summary: 'Dismiss a calibration; the items stay unchanged.',
    who: 'manage tests',
    params,
    reply: calibration,
    failures: ['NOT_FOUND', 'CALIBRATION_DECIDED'],
  },
} as const satisfies RouteTable;
