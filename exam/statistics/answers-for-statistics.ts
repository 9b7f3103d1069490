import type { ModuleOutcome, Outcome } from '../report/outcome.ts';
import { isScored } from '../scoring/score-attempt.ts';
import type { Section } from '../item/section.ts';
import type { CriterionAnswer } from './tally.ts';

/** Where an item stood in a test: in the first or only module of its section, or in the second on one of the routes. */
export type Place = 'first' | 'lower' | 'higher';

export interface StatisticsAnswer extends CriterionAnswer {
  item: string;
  version: number;
  section: Section;
  place: Place;
  isPretest: boolean;
  /** It counts towards the score. */
  isScored: boolean;
  /** What was typed; absent for a letter. */
  entry?: string;
}

interface Count {
  right: number;
  scored: number;
}

const nothing: Count = { right: 0, scored: 0 };

const add = (a: Count, b: Count): Count => ({
  right: a.right + b.right,
  scored: a.scored + b.scored,
});

function countScored(outcomes: readonly Outcome[], module: number): Count {
  const scored = outcomes.filter((each) => each.module === module && isScored(each));
  return { right: scored.filter(({ result }) => result === 'right').length, scored: scored.length };
}

const isEntry = (answer: string | undefined): answer is string =>
  answer !== undefined && !/^[A-D]$/.test(answer);

/** A letter stays as it is; an entered response is reduced to right or wrong, because numbers have many spellings. */
const answerOf = ({ answer, result }: Outcome): string =>
  answer === undefined ? 'none' : /^[A-D]$/.test(answer) ? answer : result;

/**
 * The answers of a completed attempt that count in the statistics of its items. Questions that the student never reached do
 * not count, nor do items that the student had met before, since the report showed their keys. A question that was seen and
 * left empty counts as wrong, as in scoring.
 */
export function answersForStatistics(
  modules: readonly ModuleOutcome[],
  outcomes: readonly Outcome[],
  hasMetBefore: (item: string) => boolean,
): StatisticsAnswer[] {
  const byIndex = new Map(modules.map((module) => [module.module, module]));
  const counts = new Map(modules.map(({ module }) => [module, countScored(outcomes, module)]));
  const countUpTo = (last: ModuleOutcome): Count =>
    modules
      .filter(({ section, part }) => section === last.section && part <= last.part)
      .map(({ module }) => counts.get(module) ?? nothing)
      .reduce(add, nothing);
  const criteria = new Map(modules.map((module) => [module.module, countUpTo(module)]));
  return outcomes.flatMap((outcome): StatisticsAnswer[] => {
    const module = byIndex.get(outcome.module);
    const whole = criteria.get(outcome.module);
    if (!module || !whole || outcome.result === 'not-reached' || hasMetBefore(outcome.item))
      return [];
    const isRight = outcome.result === 'right';
    const own = !isScored(outcome) ? nothing : { right: isRight ? 1 : 0, scored: 1 };
    const scored = whole.scored - own.scored;
    return [
      {
        item: outcome.item,
        version: outcome.version,
        section: module.section,
        place: module.part === 1 ? 'first' : (module.route ?? 'first'),
        isPretest: outcome.isPretest,
        isScored: isScored(outcome),
        ...(isEntry(outcome.answer) && { entry: outcome.answer }),
        answer: answerOf(outcome),
        isRight,
        rest: scored === 0 ? 0 : (whole.right - own.right) / scored,
        ms: outcome.ms,
      },
    ];
  });
}
