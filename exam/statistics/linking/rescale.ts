import type { CalibrationInput } from '../calibration-input.ts';
import type { ChosenItems } from '../choose-items.ts';
import type { State } from '../estimate-curves.ts';
import { toParameters } from '../item-curve.ts';
import { findLink, type FoundLink, type LinkMethod, type LinkProblem } from './link.ts';
import { judgementError } from '../priors.ts';
import { changeCurve, changeGroup, type LinkPair, type ScaleChange } from './scale-change.ts';

interface Rescaling {
  /** Brings a state to the scale of the link. */
  rescale: (state: State) => State;
  /** The links of the parts, at the end. */
  findLinks: (state: State) => { links: FoundLink[]; problem?: LinkProblem };
  /** Groups that are known in the information matrix, because the scale follows them or the link fixes it. */
  isReference: (group: number, attempts: readonly number[]) => boolean;
}

function changeState(
  { curves, population }: State,
  { components, isFree }: ChosenItems,
  changes: readonly (ScaleChange | undefined)[],
): State {
  return {
    curves: curves.map((curve, item) => {
      const part = components.ofItem[item];
      const change = part === undefined || !isFree[item] ? undefined : changes[part];
      return change ? changeCurve(curve, change) : curve;
    }),
    population: {
      ...population,
      groups: population.groups.map((group, index) => {
        const change = changes[components.ofGroup[index]!];
        return change ? changeGroup(group, change) : group;
      }),
    },
  };
}

/** A link that cannot be found in the first steps, before the estimates have settled: only the mean is matched. */
function meanMove(pairs: readonly LinkPair[]): ScaleChange {
  const moves = pairs.map(({ current, estimated }) => current.b - estimated.b);
  return { slope: 1, shift: moves.reduce((sum, move) => sum + move, 0) / moves.length };
}

/**
 * Keeps the estimation on the current scale. Answers do not determine a scale: with free group means, any shift and stretch of items and
 * groups together fits them equally. Every step is therefore brought back to the scale that the link demands, part by part.
 */
export function createRescaling(
  items: readonly CalibrationInput[],
  method: LinkMethod | null,
  chosen: ChosenItems,
): Rescaling {
  const { components, outcomes } = chosen;
  const answers = chosen.answers;
  const pairsOf = ({ curves }: State, part: number): LinkPair[] =>
    curves.flatMap((curve, item) => {
      if (outcomes[item] !== 'estimated' || components.ofItem[item] !== part) return [];
      const { parameters, level, isJudged } = items[item]!;
      return [
        {
          current: method === 'levels' && level ? level : parameters,
          estimated: toParameters(curve),
          answers: answers[item]!,
          ...(isJudged && { judgedWithin: judgementError }),
        },
      ];
    });
  const parts = [...Array.from({ length: components.count }).keys()];
  const isLinking = method === 'levels' || method === 'stocking-lord';
  const isLargest = (group: number, attempts: readonly number[]): boolean => {
    const part = components.ofGroup[group];
    const inPart = [...attempts.keys()].filter((each) => components.ofGroup[each] === part);
    return inPart.every((each) => attempts[each]! <= attempts[group]!);
  };
  return {
    rescale: (state) => {
      if (isLinking) {
        const changes = parts.map((part) => {
          const pairs = pairsOf(state, part);
          if (pairs.length === 0) return undefined;
          const found = findLink(pairs, method);
          return 'problem' in found ? meanMove(pairs) : found;
        });
        return changeState(state, chosen, changes);
      }
      if (method === 'anchors' || state.population.groups.length === 1) return state;
      const { mean, deviation } = state.population.groups[0]!;
      const toStandard = { slope: 1 / deviation, shift: -mean / deviation };
      return changeState(
        state,
        chosen,
        parts.map(() => toStandard),
      );
    },
    findLinks: (state) => {
      if (!isLinking) return { links: [] };
      const found = parts
        .map((part) => pairsOf(state, part))
        .filter((pairs) => pairs.length > 0)
        .map((pairs) => findLink(pairs, method));
      const problem = found.flatMap((each) => ('problem' in each ? [each.problem] : []))[0];
      return {
        links: found.flatMap((each) => ('problem' in each ? [] : [each])),
        ...(problem && { problem }),
      };
    },
    isReference: (group, attempts) =>
      method === 'anchors' ? false : isLinking ? isLargest(group, attempts) : group === 0,
  };
}
