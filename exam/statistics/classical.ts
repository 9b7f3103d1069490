import { choiceIds } from '../item/choice-ids.ts';
import { fifths, medianMs, type Tally } from './tally.ts';

/** Fewer answers than these say more about chance than about the item. */
export const fewestToShow = 30;
/** From here on a flag is worth acting on, and an item worth calibrating. */
export const fewestToAct = 100;

type Flag = 'too-hard' | 'too-easy' | 'weak' | 'unused-choice' | 'possible-miskey';

interface OptionFigures {
  answer: string;
  share: number;
  /** Point-biserial of choosing it with the criterion. */
  r: number | null;
}

export interface ItemFigures {
  answers: number;
  p: number;
  /** Corrected point-biserial; null where everybody or nobody was right, or all the rest are alike. */
  r: number | null;
  options: OptionFigures[];
  fifths: number[];
  medianMs: number;
  flags: Flag[];
}

/** The key of a choice; null for what is typed. */
type Key = string | null;

/**
 * The correlation of a yes or no with the criterion, from sums: how many said yes, and the criterion over them and over all.
 */
function pointBiserial({ answers, rest, restSquared }: Tally, yes: number, restOfYes: number) {
  const spread = answers * restSquared - rest * rest;
  const scatter = yes * (answers - yes);
  // A spread of rounding errors is none.
  if (scatter === 0 || spread <= 1e-9 * answers * answers) return null;
  const r = (answers * restOfYes - yes * rest) / Math.sqrt(spread * scatter);
  return Math.min(1, Math.max(-1, r));
}

const typed = ['right', 'wrong'];

function optionsOf(tally: Tally, key: Key): OptionFigures[] {
  const answers = [...(key === null ? typed : choiceIds), 'none'];
  return answers.map((answer) => {
    const { count, rest } = tally.chosen.get(answer) ?? { count: 0, rest: 0 };
    return {
      answer,
      share: tally.answers === 0 ? 0 : count / tally.answers,
      r: pointBiserial(tally, count, rest),
    };
  });
}

const hardest = 0.1;
const easiest = 0.95;
const weakest = 0.2;
const unused = 0.05;

function flagsOf(p: number, r: number | null, options: readonly OptionFigures[], key: Key): Flag[] {
  const choices = key === null ? [] : options.filter(({ answer }) => answer !== 'none');
  // Of a choice that next to nobody took, the correlation is a matter of chance: it is flagged as unused, not as a key.
  const attractsTheStrong = choices.some(
    (choice) => choice.answer !== key && choice.share >= unused && (choice.r ?? 0) > 0,
  );
  const found: Record<Flag, boolean> = {
    'too-hard': p < hardest,
    'too-easy': p > easiest,
    weak: r !== null && r < weakest,
    'unused-choice': choices.some(({ share }) => share < unused),
    'possible-miskey': attractsTheStrong,
  };
  return (Object.keys(found) as Flag[]).filter((flag) => found[flag]);
}

/** The classical figures of an item at one place. Flags from 30 answers on; before that everything is chance. */
export function figuresOf(tally: Tally, key: Key): ItemFigures {
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
    flags: answers < fewestToShow ? [] : flagsOf(p, r, options, key),
  };
}
