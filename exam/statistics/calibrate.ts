import type { ItemParameters } from '../item/item.ts';
import { fewestToAct } from './classical.ts';
import {
  estimateCurves,
  type Estimated,
  type Model,
  type Progress,
  type Wishes,
} from './estimate-curves.ts';
import { bounded } from './maximise.ts';
import { curveOf, parametersOf, type Curve } from './item-curve.ts';
import { knownAbilities } from './known-abilities.ts';
import { usualPriors } from './priors.ts';
import { codeOf, countAnswers, onlyItems, studentsIn, type Responses } from './responses.ts';
import type { Errors } from './standard-errors.ts';
import { walkApart, walkTogether, type Walk } from './walk.ts';

export interface CalibratedItem {
  /** As they were, where they were not estimated. */
  parameters: ItemParameters;
  errors: Errors;
  answers: number;
  /** What became of it; without spread everybody or nobody was right, which could mean any difficulty at all. */
  outcome: 'estimated' | 'kept' | 'too-few' | 'no-spread';
}

export interface Calibrated extends Pick<
  Estimated,
  'iterations' | 'hasConverged' | 'logLikelihood'
> {
  /** Who answered at least one of the items estimated. */
  students: number;
  items: CalibratedItem[];
}

export interface Calibrand {
  parameters: ItemParameters;
  /** Stays as it is, and holds the scale for the others. */
  isKept: boolean;
}

export interface Options extends Wishes {
  /** An item with fewer answers is left as it is. */
  fewest: number;
}

export const usualOptions = (model: Model): Options => ({
  model,
  priors: usualPriors,
  tolerance: 0.002,
  mostIterations: 500,
  fewest: fewestToAct,
});

const meanSlope = (curves: readonly Curve[]): number =>
  curves.reduce((sum, { logA }) => sum + logA, 0) / Math.max(1, curves.length);

/** The answers to the items looked for, by their place among these. */
function renumbered(responses: Responses, places: ReadonlyMap<number, number>): Responses {
  const answers = responses.answers.map((code) => codeOf(places.get(code >> 1)!, (code & 1) === 1));
  return { starts: responses.starts, answers };
}

function walkFor(
  items: readonly Calibrand[],
  responses: Responses,
  sought: ReadonlyMap<number, number>,
): { walk: Walk; students: number } {
  const isSought = (item: number): boolean => sought.has(item);
  if (items.every(({ isKept }) => !isKept)) {
    const ours = onlyItems(responses, isSought);
    return { walk: walkTogether(renumbered(ours, sought)), students: studentsIn(ours) };
  }
  const { asked, known } = knownAbilities(items, responses, isSought);
  return { walk: walkApart(renumbered(asked, sought), known), students: studentsIn(asked) };
}

/**
 * Estimates items from answers. Where some are kept, the others come out on their scale: abilities are known from the kept
 * ones alone. Where none is, the scale is that of the students themselves: mean 0, deviation 1; `linkToCurrent` leads back.
 */
export function* calibrate(
  items: readonly Calibrand[],
  responses: Responses,
  options: Options,
): Generator<Progress, Calibrated> {
  const counts = countAnswers(responses, items.length);
  const outcomes = items.map(({ isKept }, item): CalibratedItem['outcome'] => {
    const { answers, right } = counts[item]!;
    if (isKept) return 'kept';
    if (answers < Math.max(1, options.fewest)) return 'too-few';
    return right === 0 || right === answers ? 'no-spread' : 'estimated';
  });
  const sought = [...items.keys()].filter((item) => outcomes[item] === 'estimated');
  const places = new Map(sought.map((item, place) => [item, place]));
  const { walk, students } = walkFor(items, responses, places);
  const own = sought.map((item) => bounded(curveOf(items[item]!.parameters)));
  const common = meanSlope(own);
  const start = options.model === '1PL' ? own.map((curve) => ({ ...curve, logA: common })) : own;
  const { curves, errors, ...ended } = yield* estimateCurves(start, walk, options);
  return {
    ...ended,
    students,
    items: items.map(({ parameters }, item): CalibratedItem => {
      const place = places.get(item);
      return {
        parameters: place === undefined ? parameters : parametersOf(curves[place]!),
        errors: place === undefined ? { a: null, b: null } : errors[place]!,
        answers: counts[item]!.answers,
        outcome: outcomes[item]!,
      };
    }),
  };
}
