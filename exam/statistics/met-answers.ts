import type { ModuleOutcome, Outcome } from '../report/outcome.ts';
import type { Section } from '../item/section.ts';
import type { Answered } from './tally.ts';

/** Where in a test an item stood: the first or only module of its section, or the second on one of its routes. */
export type Place = 'first' | 'lower' | 'higher';

export interface MetAnswer extends Answered {
  item: string;
  version: number;
  section: Section;
  place: Place;
  isPretest: boolean;
}

interface Counted {
  right: number;
  scored: number;
}

const nothing: Counted = { right: 0, scored: 0 };

const add = (a: Counted, b: Counted): Counted => ({
  right: a.right + b.right,
  scored: a.scored + b.scored,
});

function countOf(outcomes: readonly Outcome[], module: number): Counted {
  const scored = outcomes.filter((each) => each.module === module && !each.isPretest);
  return { right: scored.filter(({ result }) => result === 'right').length, scored: scored.length };
}

/** Letters as they are; what was typed has too many spellings to be told apart. */
const answerOf = ({ answer, result }: Outcome): string =>
  answer === undefined ? 'none' : /^[A-D]$/.test(answer) ? answer : result;

/**
 * What a completed attempt says about the items in it. A question that time never came to says nothing; one seen and left
 * empty is wrong, as in scoring. Nor does an item the student had met before: its key was shown to them.
 */
export function metAnswers(
  modules: readonly ModuleOutcome[],
  outcomes: readonly Outcome[],
  hadMet: (item: string) => boolean,
): MetAnswer[] {
  const placed = new Map(modules.map((module) => [module.module, module]));
  const counts = new Map(modules.map(({ module }) => [module, countOf(outcomes, module)]));
  const shared = (met: ModuleOutcome): Counted =>
    modules
      .filter(({ section, part }) => section === met.section && part <= met.part)
      .map(({ module }) => counts.get(module) ?? nothing)
      .reduce(add, nothing);
  const criteria = new Map(modules.map((module) => [module.module, shared(module)]));
  return outcomes.flatMap((outcome): MetAnswer[] => {
    const module = placed.get(outcome.module);
    const whole = criteria.get(outcome.module);
    if (!module || !whole || outcome.result === 'not-reached' || hadMet(outcome.item)) return [];
    const isRight = outcome.result === 'right';
    const own = outcome.isPretest ? nothing : { right: isRight ? 1 : 0, scored: 1 };
    const scored = whole.scored - own.scored;
    return [
      {
        item: outcome.item,
        version: outcome.version,
        section: module.section,
        place: module.part === 1 ? 'first' : (module.route ?? 'first'),
        isPretest: outcome.isPretest,
        answer: answerOf(outcome),
        isRight,
        rest: scored === 0 ? 0 : (whole.right - own.right) / scored,
        ms: outcome.ms,
      },
    ];
  });
}
