import type { ReadyReport, ReportQuestion } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { skillName as wholeName } from '../../item/taxonomy-name.ts';

interface Missed {
  rows: ReportQuestion[];
  /** How many missed questions do not fit on the page. */
  more: number;
}

/** The name without the explanation that some names have after a colon. */
export const shortSkillName = (
  { skill }: Pick<ReportQuestion, 'skill'>,
  language: Language,
): string => wholeName(skill)[language].split(':')[0]!;

/** The approximate number of letters that fit in one line of the column. */
const lettersPerLine = 40;

const countLines = (question: ReportQuestion, language: Language): number =>
  Math.ceil(shortSkillName(question, language).length / lettersPerLine);

/** Lists all in the order of the test if they fit; otherwise the costliest that fit, the costliest first. */
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
    left -= countLines(question, language);
    return left < 0;
  });
  return overflowing === -1 ? all : all.slice(0, overflowing);
}
