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
  /** The current parameters if the item was not estimated. */
  parameters: ItemParameters;
  errors: Errors;
  answers: number;
  /** `kept` for a fixed item; `no-spread` if everybody or nobody was right, which fits any extreme difficulty. */
  outcome: 'estimated' | 'kept' | 'too-few' | 'no-spread';
}

export interface Calibrated extends Pick<
  Estimated,
  'iterations' | 'hasConverged' | 'logLikelihood'
> {
  /** The number of students who answered at least one of the estimated items. */
  students: number;
  items: CalibratedItem[];
}

export interface Calibrand {
  parameters: ItemParameters;
  /** The parameters are fixed, and anchor the scale for the other items. */
  isKept: boolean;
}

export interface Options extends Wishes {
  /** An item with fewer answers is not estimated. */
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

/** Renumbers the items of the answers by their index among the estimated items. */
function renumberItems(responses: Responses, indexes: ReadonlyMap<number, number>): Responses {
  const answers = responses.answers.map((code) =>
    codeOf(indexes.get(code >> 1)!, (code & 1) === 1),
  );
  return { starts: responses.starts, answers };
}

function createWalk(
  items: readonly Calibrand[],
  responses: Responses,
  indexes: ReadonlyMap<number, number>,
): { walk: Walk; students: number } {
  const isEstimated = (item: number): boolean => indexes.has(item);
  if (items.every(({ isKept }) => !isKept)) {
    const answers = onlyItems(responses, isEstimated);
    return { walk: walkTogether(renumberItems(answers, indexes)), students: studentsIn(answers) };
  }
  const { answers, posteriors } = knownAbilities(items, responses, isEstimated);
  return {
    walk: walkApart(renumberItems(answers, indexes), posteriors),
    students: studentsIn(answers),
  };
}

/**
 * Estimates item parameters from answers. If some items are fixed, abilities come from those alone, and the other items are
 * estimated on their scale. If none is fixed, the students themselves define the scale (mean 0, deviation 1), and `linkToCurrent`
 * brings the estimates back to the current scale.
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
  const estimated = [...items.keys()].filter((item) => outcomes[item] === 'estimated');
  const indexes = new Map(estimated.map((item, index) => [item, index]));
  const { walk, students } = createWalk(items, responses, indexes);
  const current = estimated.map((item) => bounded(curveOf(items[item]!.parameters)));
  const logA = meanSlope(current);
  const start = options.model === '1PL' ? current.map((curve) => ({ ...curve, logA })) : current;
  const { curves, errors, ...summary } = yield* estimateCurves(start, walk, options);
  return {
    ...summary,
    students,
    items: items.map(({ parameters }, item): CalibratedItem => {
      const index = indexes.get(item);
      return {
        parameters: index === undefined ? parameters : parametersOf(curves[index]!),
        errors: index === undefined ? { a: null, b: null } : errors[index]!,
        answers: counts[item]!.answers,
        outcome: outcomes[item]!,
      };
    }),
  };
}
