import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { TFunction } from 'i18next';
import type { Cell } from '../../ui/data/csv.ts';
import { toHomeField } from '../../ui/format/home-time.ts';
import { sectionName } from '../../item/structure-name.ts';
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
  const moduleNumbers = new Map(modules.map(({ module, part }) => [module, part]));
  const rows = questions.map((question): Cell[] => [
    sectionName(question.section)[language],
    moduleNumbers.get(question.module) ?? null,
    question.question + 1,
    t(`item/question-words:result.${question.result}`),
    domainName(question.domain)[language],
    skillName(question.skill)[language],
    question.topic[language],
    t(`item/question-words:difficulty.${question.difficulty}`),
    question.answer,
    question.keys.join('; '),
    // Rounded up, as on the page.
    Math.ceil(question.ms / 1000),
    question.isMarked ? t('yes') : t('no'),
    question.points,
  ]);
  return [columns.map((column) => t(`column.${column}`)), ...rows];
}

/** The test and the day of its completion in Vietnam: `bac-diagnostic-1-2026-11-08.csv`. */
export const fileName = ({ test, completedAt }: ReadyReport): string =>
  `bac-${test.id.replace(/[^\w-]/g, '-')}-${toHomeField(completedAt).slice(0, 10)}.csv`;
