import type { CalibrationInput, CalibrationOptions } from './calibration-input.ts';
import { findComponents, type Components } from './linking/components.ts';
import { restCorrelations } from './discrimination.ts';
import { standardPopulation } from './groups.ts';
import { chanceTable, toItemCurve } from './item-curve.ts';
import { fewestLinkItems, type LinkProblem } from './linking/link.ts';
import { clampCurve } from './maximize.ts';
import { countAnswers, countGroups, type Responses } from './responses.ts';
import { walkPersons } from './walk.ts';

/**
 * `kept` for a fixed item; `no-spread` if everybody or nobody was right, which fits any extreme difficulty; `negative` if stronger
 * students are right less often, which no item may have; `unlinked` if nothing ties the item to the current scale.
 */
export type ItemOutcome = 'estimated' | 'kept' | 'too-few' | 'no-spread' | 'negative' | 'unlinked';

export interface ChosenItems {
  outcomes: ItemOutcome[];
  /** Items that take part in the estimation, including those with too few answers for a proposal: their priors carry them. */
  isFree: boolean[];
  components: Components;
  /** By item. */
  answers: number[];
  linkProblem?: LinkProblem;
}

/** Anchors are measured already, so fewer of them hold a scale than of items that move. */
const fewestAnchors = 5;

/** Decides which items can be estimated, before anything is estimated. */
export function chooseItems(
  items: readonly CalibrationInput[],
  responses: Responses,
  { fewest, link, priors }: Pick<CalibrationOptions, 'fewest' | 'link' | 'priors'>,
): ChosenItems {
  const counts = countAnswers(responses, items.length);
  const components = findComponents(responses, items.length);
  const correlations = restCorrelations(
    items.length,
    chanceTable(items.map(({ parameters }) => clampCurve(toItemCurve(parameters)))),
    standardPopulation(countGroups(responses)),
    { walk: walkPersons(responses), responses },
  );
  const byAnswers = items.map(({ isFixed }, item): ItemOutcome => {
    const { answers, right } = counts[item]!;
    if (isFixed) return 'kept';
    if (answers < Math.max(1, fewest)) return 'too-few';
    if (right === 0 || right === answers) return 'no-spread';
    return (correlations[item] ?? 0) < 0 ? 'negative' : 'estimated';
  });
  const holds = (outcome: ItemOutcome): boolean =>
    link === 'anchors' ? outcome === 'kept' : outcome === 'estimated';
  const fewestHolding = link === 'anchors' ? fewestAnchors : fewestLinkItems;
  const isLinked = Array.from({ length: components.count }, (_, component) => {
    const holding = byAnswers.filter(
      (outcome, item) => holds(outcome) && components.ofItem[item] === component,
    );
    return link === null || holding.length >= fewestHolding;
  });
  const isInLinkedPart = (item: number): boolean => {
    const component = components.ofItem[item];
    return component === undefined || isLinked[component]!;
  };
  const outcomes = byAnswers.map((outcome, item) =>
    outcome === 'estimated' && !isInLinkedPart(item) ? 'unlinked' : outcome,
  );
  const isEmpty = !outcomes.includes('estimated') && outcomes.includes('unlinked');
  return {
    outcomes,
    isFree: outcomes.map((outcome, item) => {
      const isCarried = priors !== null && items[item]!.level !== undefined;
      const hasAnswers = counts[item]!.answers > 0 && isInLinkedPart(item);
      const isWeak = outcome === 'too-few' || outcome === 'no-spread';
      return outcome === 'estimated' || (isWeak && isCarried && hasAnswers);
    }),
    components,
    answers: counts.map(({ answers }) => answers),
    ...(isEmpty && { linkProblem: 'too-few-items' as const }),
  };
}
