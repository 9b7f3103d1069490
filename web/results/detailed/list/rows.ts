import type { ReadyReport, ReportQuestion } from '@bac/contract/results/results.ts';
import { evenPace, isSlow } from '@bac/exam/report/pace.ts';
import { partOf } from '../../module-name.ts';

/** A question of the report with what its row needs to know. */
export interface DetailRow extends ReportQuestion {
  /** Of the row on the page, so that an address can point at it. */
  id: string;
  /** As the student counts, from 1. */
  number: number;
  /** Of its section, from 1; undefined where the section has no other. */
  part: number | undefined;
  isSlow: boolean;
}

type Part = Pick<ReadyReport, 'modules' | 'questions'>;

export const rowId = ({ module, question }: { module: number; question: number }): string =>
  `q-${module}-${question}`;

/** What the clock of each module would have given each of its questions. */
const pacesOf = ({ modules, questions }: Part): Map<number, number> =>
  new Map(
    modules.map(({ module, ms }) => [
      module,
      evenPace(ms, questions.filter((each) => each.module === module).length),
    ]),
  );

const partsOf = ({ modules }: Part): Map<number, number | undefined> =>
  new Map(modules.map((module) => [module.module, partOf(modules, module)]));

/** In the order in which the questions were asked. */
export function rowsOf(report: Part): DetailRow[] {
  const paces = pacesOf(report);
  const parts = partsOf(report);
  return report.questions
    .map((question) => ({
      ...question,
      id: rowId(question),
      number: question.question + 1,
      part: parts.get(question.module),
      isSlow: isSlow(question.ms, paces.get(question.module) ?? Infinity),
    }))
    .toSorted((one, other) => one.module - other.module || one.question - other.question);
}
