import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { TFunction } from 'i18next';
import type { Cell } from '../../ui/data/csv.ts';
import { sectionName } from '../../item/part-name.ts';
import { domainName, skillName } from '../../item/taxonomy-name.ts';

const columns = [
  'section',
  'part',
  'question',
  'result',
  'domain',
  'skill',
  'topic',
  'difficulty',
  'answer',
  'key',
  'seconds',
  'marked',
  'points',
] as const;

/** A header and one row for each question, in the order of the test. */
export function reportRows(
  { modules, questions }: ReadyReport,
  language: Language,
  t: TFunction<['results/share', 'item/question-words']>,
): Cell[][] {
  const partOf = new Map(modules.map(({ module, part }) => [module, part]));
  const rows = questions.map((asked): Cell[] => [
    sectionName(asked.section)[language],
    partOf.get(asked.module) ?? null,
    asked.question + 1,
    t(`item/question-words:result.${asked.result}`),
    domainName(asked.domain)[language],
    skillName(asked.skill)[language],
    asked.topic[language],
    t(`item/question-words:difficulty.${asked.difficulty}`),
    asked.answer,
    asked.keys.join('; '),
    Math.round(asked.ms / 1000),
    asked.isMarked ? t('yes') : t('no'),
    asked.points,
  ]);
  return [columns.map((column) => t(`column.${column}`)), ...rows];
}

/** The test and its day: `bac-diagnostic-1-2026-11-08.csv`. */
export const fileName = ({ test, completedAt }: ReadyReport): string =>
  `bac-${test.id.replace(/[^\w-]/g, '-')}-${completedAt.slice(0, 10)}.csv`;
