import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import { listQuery, listReply } from '../protocol/list.ts';
import type { RouteTable } from '../protocol/route.ts';
import { itemFlags } from './item-flags.ts';
import { calibrationModels } from './calibration-models.ts';
import { calibrationScopes } from './calibration-scopes.ts';

/** Where in a test an item stood: the first or only module of its section, or the second on one of its routes. */
export const itemPlaces = ['first', 'lower', 'higher'] as const;

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
export type Proposal = z.infer<typeof proposal>;

export const calibrationStates = [
  'waiting',
  'running',
  'done',
  'failed',
  'accepted',
  'dismissed',
] as const;

/** How estimates were brought to the current scale: b becomes slope · b + shift, a becomes a / slope. */
const calibrationLink = z.object({
  /** `mean` where the current difficulties are too alike to match their spread. */
  method: z.enum(['mean-sigma', 'mean']),
  slope: z.number(),
  shift: z.number(),
  /** Estimated items it rests on, and those it leaves out because they moved far more than the rest. */
  items: z.int(),
  outliers: z.int(),
});
export type CalibrationLink = z.infer<typeof calibrationLink>;

/** Why the estimates could not be brought to the current scale. */
const linkProblems = ['too-few-items', 'spread-differs'] as const;

/** Why a calibration can't be accepted; `not-linked` is one from before calibrations were linked. */
const acceptObstacles = [...linkProblems, 'not-linked', 'unusable-values'] as const;
export type AcceptObstacle = (typeof acceptObstacles)[number];

const calibration = z.object({
  id: z.uuid(),
  section: z.enum(sections),
  model: z.enum(calibrationModels),
  scope: z.enum(calibrationScopes),
  state: z.enum(calibrationStates),
  /** From 0 to 1. */
  progress: z.number(),
  summary: z
    .object({
      students: z.int(),
      items: z.int(),
      /** Had answers, but fewer than it takes. */
      tooFew: z.int(),
      /** Everybody or nobody was right. */
      noSpread: z.int(),
      iterations: z.int(),
      hasConverged: z.boolean(),
      logLikelihood: z.number(),
      seconds: z.number(),
      /** Absent where fixed items held the scale, where it could not be found, and before there were links. */
      link: calibrationLink.optional(),
      linkProblem: z.enum(linkProblems).optional(),
    })
    .nullable(),
  /** `too-few` where no item had enough answers, otherwise `error`. */
  failure: z.string().nullable(),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Calibration = z.infer<typeof calibration>;

const wholeCalibration = calibration.extend({
  proposals: z.array(proposal),
  /** How many of the items still have the version that was calibrated as their latest: those would change. */
  applicable: z.int(),
  /** Why accepting would be refused; null where it would not, and where there is nothing to decide. */
  obstacle: z.enum(acceptObstacles).nullable(),
});
export type WholeCalibration = z.infer<typeof wholeCalibration>;

const summary = z.object({
  /** Null before the first time. */
  reckonedAt: z.iso.datetime().nullable(),
  results: z.int(),
  answers: z.int(),
  /** Items whose latest version has enough answers to show. */
  items: z.int(),
  /** Of these, how many have a flag at all, and by kind. */
  flagged: z.int(),
  flags: z.array(
    z.object({
      flag: z.enum(itemFlags),
      /** With enough answers to act on, and with enough only to keep an eye on. */
      act: z.int(),
      watch: z.int(),
    }),
  ),
  /** Items by section with enough answers to calibrate. */
  calibratable: z.array(z.object({ section: z.enum(sections), items: z.int() })),
});
export type StatisticsSummary = z.infer<typeof summary>;

const params = z.object({ calibration: z.uuid() });

export const statisticsRoutes = {
  'GET /admin/statistics/summary': {
    summary: 'What the item statistics rest on, and how many items are flagged for what.',
    who: 'write items',
    reply: summary,
  },
  'POST /admin/statistics/reckon': {
    summary: 'Reckon the item statistics again now, in the background.',
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
    summary: 'Estimate item parameters from the answers so far; changes nothing by itself.',
    who: 'manage tests',
    body: z.object({
      id: z.uuid(),
      section: z.enum(sections),
      model: z.enum(calibrationModels),
      scope: z.enum(calibrationScopes),
    }),
    reply: calibration,
    failures: ['CALIBRATION_UNDER_WAY'],
  },
  'GET /admin/calibrations/:calibration': {
    summary: 'One calibration with what it proposes for each item.',
    who: 'manage tests',
    params,
    reply: wholeCalibration,
    failures: ['NOT_FOUND'],
  },
  'POST /admin/calibrations/:calibration/accept': {
    summary:
      'Give the items the parameters proposed, each as a new version with the same words. Refused unless they are on the current scale.',
    who: 'manage tests',
    params,
    reply: wholeCalibration.extend({ changed: z.int() }),
    failures: [
      'NOT_FOUND',
      'CALIBRATION_DECIDED',
      'CALIBRATION_NOT_LINKED',
      'CALIBRATION_UNUSABLE',
    ],
  },
  'POST /admin/calibrations/:calibration/dismiss': {
    summary: 'Leave the items as they are.',
    who: 'manage tests',
    params,
    reply: calibration,
    failures: ['NOT_FOUND', 'CALIBRATION_DECIDED'],
  },
} as const satisfies RouteTable;
