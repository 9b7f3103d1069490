import type { ReadyReport, ReportQuestion } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { skillName as wholeName } from '../../item/taxonomy-name.ts';

interface Missed {
  rows: ReportQuestion[];
  /** Missed too, but without room on the page. */
  more: number;
}

/** Some names explain themselves after a colon; a table is better without. */
export const skillName = ({ skill }: Pick<ReportQuestion, 'skill'>, language: Language): string =>
  wholeName(skill)[language].split(':')[0]!;

/** About as many letters as the column takes on one line. */
const lettersALine = 40;

const linesOf = (question: ReportQuestion, language: Language): number =>
  Math.ceil(skillName(question, language).length / lettersALine);

/** In the order of the test while all fit; otherwise what cost most comes first, and what fits is listed. */
export function missedQuestions(
  { questions }: Pick<ReadyReport, 'questions'>,
  language: Language,
  lines: number,
): Missed {
  const all = questions.filter(isMissed);
  const fitting = takeLines(all, language, lines);
  if (fitting.length === all.length) return { rows: all, more: 0 };
  const costliest = all.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
  const rows = takeLines(costliest, language, lines);
  return { rows, more: all.length - rows.length };
}

function takeLines(all: ReportQuestion[], language: Language, lines: number): ReportQuestion[] {
  let left = lines;
  const overflowing = all.findIndex((question) => {
    left -= linesOf(question, language);
    return left < 0;
  });
  return overflowing === -1 ? all : all.slice(0, overflowing);
}
