import type { OptionStatistics, PlaceStatistics } from '@bac/contract/bank/statistics.ts';
import { weakBelow } from '../weak-below.ts';

/** Fewer answers than this say nothing about a question. */
const minAnswers = 30;

/** Hardly anybody falls for a choice below this share. */
const unusedBelow = 0.05;

export type Meaning =
  | { code: 'few' | 'backwards' | 'weak' | 'too-hard' | 'too-easy' | 'fine' }
  | { code: 'miskey'; choice: string }
  | { code: 'unused'; choices: string[] };

type Statistics = Pick<PlaceStatistics, 'answers' | 'p' | 'r' | 'options' | 'flags'>;

const isChoice = ({ answer }: OptionStatistics): boolean => /^[A-D]$/.test(answer);

/** Finds the wrong choice that stronger students take, if any. */
function findRival(options: OptionStatistics[], key: string): string | undefined {
  const keyCorrelation = options.find(({ answer }) => answer === key)?.r ?? 0;
  const others = options.filter((one) => isChoice(one) && one.answer !== key && one.r !== null);
  const best = others.toSorted((one, other) => other.r! - one.r!)[0];
  return best && best.r! > Math.max(0, keyCorrelation) ? best.answer : undefined;
}

/** The most important finding in the statistics of a question; the worst is checked first. */
export function meaningOf({ answers, r, options, flags }: Statistics, key: string): Meaning {
  if (answers < minAnswers) return { code: 'few' };
  const rival = findRival(options, key);
  if (rival && (flags.includes('possible-miskey') || (r ?? 0) < 0)) {
    return { code: 'miskey', choice: rival };
  }
  if (flags.includes('possible-miskey') || (r !== null && r < 0)) return { code: 'backwards' };
  if (flags.includes('too-hard')) return { code: 'too-hard' };
  if (flags.includes('too-easy')) return { code: 'too-easy' };
  if (flags.includes('weak') || (r !== null && r < weakBelow)) return { code: 'weak' };
  const unused = options.filter(
    (one) => isChoice(one) && one.answer !== key && one.share < unusedBelow,
  );
  return flags.includes('unused-choice') && unused.length > 0
    ? { code: 'unused', choices: unused.map(({ answer }) => answer) }
    : { code: 'fine' };
}
