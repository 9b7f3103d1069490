import type { ReadyReport, ReportQuestion } from '@bac/contract/results/results.ts';
import { evenPace, isSlow } from '@bac/exam/report/pace.ts';
import { moduleNumber } from '../../module-name.ts';

/** A question of the report with the values that its row shows. */
export interface DetailRow extends ReportQuestion {
  /** The element id of the row, so that an address can link to it. */
  id: string;
  /** The number of the question in its module, from 1. */
  number: number;
  /** The number of the module in its section, from 1; undefined if the section has only one module. */
  part: number | undefined;
  isSlow: boolean;
}

type RowSource = Pick<ReadyReport, 'modules' | 'questions'>;

export const rowId = ({ module, question }: { module: number; question: number }): string =>
  `q-${module}-${question}`;

/** The even pace of each module: its time divided by its questions. */
const computePaces = ({ modules, questions }: RowSource): Map<number, number> =>
  new Map(
    modules.map(({ module, ms }) => [
      module,
      evenPace(ms, questions.filter((each) => each.module === module).length),
    ]),
  );

const numberModules = ({ modules }: RowSource): Map<number, number | undefined> =>
  new Map(modules.map((module) => [module.module, moduleNumber(modules, module)]));

/** The rows in the order of the test. */
export function toRows(report: RowSource): DetailRow[] {
  const paces = computePaces(report);
  const parts = numberModules(report);
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
