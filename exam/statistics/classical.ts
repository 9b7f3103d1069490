import { choiceIds } from '../item/choice-ids.ts';
import type { Place } from './answers-for-statistics.ts';
import { flagsOf, type Flag } from './flags.ts';
import { fifths, medianMs, type Tally } from './tally.ts';

/** Statistics from fewer answers say more about chance than about the item. */
export const fewestAnswersToShow = 30;
/** From this many answers on, a flag is worth acting on and an item is worth calibrating. */
export const fewestAnswersToAct = 100;

interface OptionStatistics {
  answer: string;
  share: number;
  /** Point-biserial correlation of choosing this option with the criterion. */
  r: number | null;
}

export interface ItemStatistics {
  answers: number;
  p: number;
  /** Corrected point-biserial (item-rest) correlation; null if everybody or nobody was right, or all rest scores are equal. */
  r: number | null;
  options: OptionStatistics[];
  fifths: number[];
  medianMs: number;
  flags: Flag[];
}

/** The key of a multiple-choice item; null for entered responses. */
type Key = string | null;

/**
 * The correlation of a yes-or-no variable with the criterion, from sums: the number of yes, and the sums of the criterion over
 * those and over all answers.
 */
function pointBiserial({ answers, rest, restSquared }: Tally, yes: number, restOfYes: number) {
  const spread = answers * restSquared - rest * rest;
  const scatter = yes * (answers - yes);
  // A spread this small is rounding error.
  if (scatter === 0 || spread <= 1e-9 * answers * answers) return null;
  const r = (answers * restOfYes - yes * rest) / Math.sqrt(spread * scatter);
  return Math.min(1, Math.max(-1, r));
}

const enteredResults = ['right', 'wrong'];

function optionsOf(tally: Tally, key: Key): OptionStatistics[] {
  const answers = [...(key === null ? enteredResults : choiceIds), 'none'];
  return answers.map((answer) => {
    const { count, rest } = tally.chosen.get(answer) ?? { count: 0, rest: 0 };
    return {
      answer,
      share: tally.answers === 0 ? 0 : count / tally.answers,
      r: pointBiserial(tally, count, rest),
    };
  });
}

const distractorsOf = (options: readonly OptionStatistics[], key: Key): OptionStatistics[] =>
  key === null ? [] : options.filter(({ answer }) => answer !== 'none' && answer !== key);

/** The classical statistics of an item at one place. An item with fewer than 30 answers gets no flags. */
export function computeItemStatistics(tally: Tally, key: Key, place: Place): ItemStatistics {
  const { answers, right, restOfRight } = tally;
  const p = answers === 0 ? 0 : right / answers;
  const r = pointBiserial(tally, right, restOfRight);
  const options = optionsOf(tally, key);
  return {
    answers,
    p,
    r,
    options,
    fifths: fifths(tally),
    medianMs: medianMs(tally),
    flags:
      answers < fewestAnswersToShow
        ? []
        : flagsOf({ answers, p, r, distractors: distractorsOf(options, key) }, place),
  };
}
