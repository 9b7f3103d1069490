import type { ItemParameters } from '../item/item.ts';
import { fewestAnswersToAct } from './classical.ts';
import {
  estimateCurves,
  type CurveEstimates,
  type Model,
  type Progress,
  type EstimationOptions,
} from './estimate-curves.ts';
import { clampCurve } from './maximize.ts';
import { toItemCurve, toParameters, type Curve } from './item-curve.ts';
import { abilitiesOnFixedScale } from './abilities-on-fixed-scale.ts';
import { defaultPriors } from './priors.ts';
import {
  encodeAnswer,
  countAnswers,
  filterItems,
  countStudents,
  type Responses,
} from './responses.ts';
import type { Errors } from './standard-errors.ts';
import { walkSeparately, walkJointly, type Walk } from './walk.ts';

export interface CalibratedItem {
  /** The current parameters if the item was not estimated. */
  parameters: ItemParameters;
  errors: Errors;
  answers: number;
  /** `kept` for a fixed item; `no-spread` if everybody or nobody was right, which fits any extreme difficulty. */
  outcome: 'estimated' | 'kept' | 'too-few' | 'no-spread';
}

export interface CalibrationResult extends Pick<
  CurveEstimates,
  'iterations' | 'hasConverged' | 'logLikelihood'
> {
  /** The number of students who answered at least one of the estimated items. */
  students: number;
  items: CalibratedItem[];
}

export interface CalibrationInput {
  parameters: ItemParameters;
  /** The parameters are fixed, and anchor the scale for the other items. */
  isFixed: boolean;
}

export interface CalibrationOptions extends EstimationOptions {
  /** An item with fewer answers is not estimated. */
  fewest: number;
}

export const defaultOptions = (model: Model): CalibrationOptions => ({
  model,
  priors: defaultPriors,
  tolerance: 0.002,
  mostIterations: 500,
  fewest: fewestAnswersToAct,
});

const meanSlope = (curves: readonly Curve[]): number =>
  curves.reduce((sum, { logA }) => sum + logA, 0) / Math.max(1, curves.length);

/** Renumbers the items of the answers by their index among the estimated items. */
function renumberItems(responses: Responses, indexes: ReadonlyMap<number, number>): Responses {
  const answers = responses.answers.map((code) =>
    encodeAnswer(indexes.get(code >> 1)!, (code & 1) === 1),
  );
  return { starts: responses.starts, answers };
}

function createWalk(
  items: readonly CalibrationInput[],
  responses: Responses,
  indexes: ReadonlyMap<number, number>,
): { walk: Walk; students: number } {
  const isEstimated = (item: number): boolean => indexes.has(item);
  if (items.every(({ isFixed }) => !isFixed)) {
    const answers = filterItems(responses, isEstimated);
    return { walk: walkJointly(renumberItems(answers, indexes)), students: countStudents(answers) };
  }
  const { answers, posteriors } = abilitiesOnFixedScale(items, responses, isEstimated);
  return {
    walk: walkSeparately(renumberItems(answers, indexes), posteriors),
    students: countStudents(answers),
  };
}

/**
 * Estimates item parameters from answers. If some items are fixed, abilities come from those alone, and the other items are
 * estimated on their scale. If none is fixed, the students themselves define the scale (mean 0, deviation 1), and `linkToCurrent`
 * brings the estimates back to the current scale.
 */
export function* calibrate(
  items: readonly CalibrationInput[],
  responses: Responses,
  options: CalibrationOptions,
): Generator<Progress, CalibrationResult> {
  const counts = countAnswers(responses, items.length);
  const outcomes = items.map(({ isFixed }, item): CalibratedItem['outcome'] => {
    const { answers, right } = counts[item]!;
    if (isFixed) return 'kept';
    if (answers < Math.max(1, options.fewest)) return 'too-few';
    return right === 0 || right === answers ? 'no-spread' : 'estimated';
  });
  const estimated = [...items.keys()].filter((item) => outcomes[item] === 'estimated');
  const indexes = new Map(estimated.map((item, index) => [item, index]));
  const { walk, students } = createWalk(items, responses, indexes);
  const current = estimated.map((item) => clampCurve(toItemCurve(items[item]!.parameters)));
  const logA = meanSlope(current);
  const start = options.model === '1PL' ? current.map((curve) => ({ ...curve, logA })) : current;
  const { curves, errors, ...summary } = yield* estimateCurves(start, walk, options);
  return {
    ...summary,
    students,
    items: items.map(({ parameters }, item): CalibratedItem => {
      const index = indexes.get(item);
      return {
        parameters: index === undefined ? parameters : toParameters(curves[index]!),
        errors: index === undefined ? { a: null, b: null } : errors[index]!,
        answers: counts[item]!.answers,
        outcome: outcomes[item]!,
      };
    }),
  };
}
