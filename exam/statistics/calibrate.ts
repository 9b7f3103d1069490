import type { ItemParameters } from '../item/item.ts';
import type { CalibrationInput, CalibrationOptions } from './calibration-input.ts';
import { fewestAnswersToAct } from './classical.ts';
import { chooseItems, type ItemOutcome } from './choose-items.ts';
import { centerPriors, estimateCurves, type Model, type Progress } from './estimate-curves.ts';
import { standardPopulation } from './groups.ts';
import { chanceTable, toItemCurve, toParameters, type Curve } from './item-curve.ts';
import { createRescaling } from './linking/rescale.ts';
import { clampCurve, type FreeParameters } from './maximize.ts';
import type { FoundLink, LinkMethod, LinkProblem } from './linking/link.ts';
import { defaultPriors, levelPriors } from './priors.ts';
import {
  countAnswers,
  countGroups,
  filterItems,
  groupOf,
  personRows,
  countRows,
  type Responses,
} from './responses.ts';
import { standardErrors, type Errors } from './standard-errors.ts';
import { walkPersons } from './walk.ts';

interface CalibratedItem {
  /** The current parameters if the item was not estimated. */
  parameters: ItemParameters;
  errors: Errors;
  answers: number;
  outcome: ItemOutcome;
}

interface CalibratedGroup {
  attempts: number;
  mean: number;
  deviation: number;
  /** Groups of one part have items in common, directly or through other groups. */
  part: number;
}

interface CalibrationLink {
  method: LinkMethod;
  /** How many items hold the scale, and how many were left out because they moved too far. */
  items: number;
  outliers: number;
}

export interface CalibrationResult {
  /** Persons and attempts with at least one answer to an item that takes part. */
  students: number;
  attempts: number;
  items: CalibratedItem[];
  groups: CalibratedGroup[];
  /** Between the abilities of one person at two occasions. */
  correlation: number;
  /** Absent if the calibration is on the scale of its own students. */
  link?: CalibrationLink;
  linkProblem?: LinkProblem;
  iterations: number;
  hasConverged: boolean;
  logLikelihood: number;
}

export const defaultOptions = (
  model: Model,
  link: LinkMethod | null = null,
): CalibrationOptions => ({
  model,
  priors: defaultPriors,
  link,
  tolerance: 0.0005,
  mostIterations: 500,
  fewest: fewestAnswersToAct,
});

/** The parameters that the model estimates. Guessing is estimated only for items that have some. */
function freeParameters(model: Model, { logitC }: Curve): FreeParameters {
  if (model === '1PL') return [1];
  return model === '3PL' && logitC !== -Infinity ? [0, 1, 2] : [0, 1];
}

/** In the 1PL model all estimated items begin with the mean slope. */
function startingCurves(
  items: readonly CalibrationInput[],
  model: Model,
  isFree: (item: number) => boolean,
): Curve[] {
  const current = items.map(({ parameters }) => clampCurve(toItemCurve(parameters)));
  if (model !== '1PL') return current;
  const slopes = current.filter((_, item) => isFree(item)).map(({ logA }) => logA);
  const logA = slopes.reduce((sum, each) => sum + each, 0) / Math.max(1, slopes.length);
  return current.map((curve, item) => (isFree(item) ? { ...curve, logA } : curve));
}

const linkOf = (
  method: LinkMethod,
  links: readonly FoundLink[],
  counts: { fixed: number; estimated: number },
): CalibrationLink => {
  const used = links.reduce((sum, link) => sum + link.used.length, 0);
  return method === 'anchors'
    ? { method, items: counts.fixed, outliers: 0 }
    : { method, items: used, outliers: counts.estimated - used };
};

/**
 * Estimates item parameters from answers, on the current scale: each group of attempts has a mean and a deviation of its own, so the
 * scale follows the items that hold it (see `link.ts`) and not the students. Items that are not estimated keep their parameters,
 * which are on the same scale.
 */
export function* calibrate(
  items: readonly CalibrationInput[],
  responses: Responses,
  options: CalibrationOptions,
): Generator<Progress, CalibrationResult> {
  const { model, tolerance, mostIterations } = options;
  const method = options.link ?? (items.some(({ isFixed }) => isFixed) ? 'anchors' : null);
  const chosen = chooseItems(items, responses, { ...options, link: method });
  const isFree = (item: number): boolean => chosen.isFree[item]!;
  const used = filterItems(responses, (item) => isFree(item) || chosen.outcomes[item] === 'kept');
  const groups = countGroups(responses);
  const walk = walkPersons(used);
  const curves = startingCurves(items, model, isFree);
  const free = curves.map((curve, item) => (isFree(item) ? freeParameters(model, curve) : []));
  const priors = items.map(({ level }) =>
    options.priors && level ? levelPriors(level) : options.priors,
  );
  const hasCommonSlope = items.map(
    ({ level }, item) => options.priors !== null && level !== undefined && isFree(item),
  );
  const rescaling = createRescaling(items, method, chosen);
  const hasFreeGroups = method !== null || groups > 1;
  const estimated = yield* estimateCurves({
    start: { curves, population: standardPopulation(groups) },
    walk,
    model,
    free,
    priors,
    hasCommonSlope,
    rescale: rescaling.rescale,
    hasFreeGroups: hasFreeGroups && chosen.isFree.includes(true),
    tolerance,
    mostIterations,
  });
  const rowsOf = Array.from({ length: groups }, () => 0);
  for (let row = 0; row < countRows(used); row += 1) rowsOf[groupOf(used, row)]! += 1;
  const errors = standardErrors({
    ...estimated,
    walk,
    chances: chanceTable(estimated.curves),
    responses: used,
    free,
    priors: centerPriors({ priors, hasCommonSlope }, estimated.curves),
    hasSharedSlope: model === '1PL',
    freeGroups: rowsOf.map(
      (rows, group) => hasFreeGroups && rows > 0 && !rescaling.isReference(group, rowsOf),
    ),
  });
  const counts = countAnswers(responses, items.length);
  const final = rescaling.findLinks(estimated);
  const linkProblem = chosen.linkProblem ?? final.problem;
  const countOutcome = (outcome: ItemOutcome): number =>
    chosen.outcomes.filter((each) => each === outcome).length;
  return {
    students: personRows(used).length,
    attempts: countRows(used),
    items: items.map(({ parameters }, item): CalibratedItem => {
      const isEstimated = chosen.outcomes[item] === 'estimated';
      return {
        parameters: isEstimated ? toParameters(estimated.curves[item]!) : parameters,
        errors: isEstimated ? errors[item]! : { a: null, b: null },
        answers: counts[item]!.answers,
        outcome: chosen.outcomes[item]!,
      };
    }),
    groups: estimated.population.groups.map(({ mean, deviation }, group) => ({
      attempts: rowsOf[group]!,
      mean,
      deviation,
      part: chosen.components.ofGroup[group]!,
    })),
    correlation: estimated.population.correlation,
    ...(method &&
      !linkProblem && {
        link: linkOf(method, final.links, {
          fixed: countOutcome('kept'),
          estimated: countOutcome('estimated'),
        }),
      }),
    ...(linkProblem && { linkProblem }),
    iterations: estimated.iterations,
    hasConverged: estimated.hasConverged,
    logLikelihood: estimated.logLikelihood,
  };
}
