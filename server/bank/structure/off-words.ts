import type { DistributionProblem } from '@bac/exam/blueprint/distribution.ts';
import { languages, type Language } from '@bac/exam/item/language.ts';
import type { Named } from './structure-reader.ts';

type Say<Problem> = (problem: Problem, domain: string) => string;
type Range = Extract<DistributionProblem, { code: 'range' }>;
type Sum = Extract<DistributionProblem, { code: 'sum' }>;

const sum: Record<Language, Say<Sum>> = {
  en: ({ found, wanted }) =>
    `The numbers add up to ${found}; this module has ${wanted} scored questions.`,
  vi: ({ found, wanted }) =>
    `Tổng đang là ${found}, trong khi học phần này có ${wanted} câu tính điểm.`,
};

const range: Record<Language, Say<Range>> = {
  en: ({ found, least, most }, domain) =>
    `Over both modules ${domain} would have ${found} questions; the test asks for ${least} to ${most}.`,
  vi: ({ found, least, most }, domain) =>
    `Tính cả hai học phần, ${domain} sẽ có ${found} câu; bài thi cần từ ${least} đến ${most} câu.`,
};

/** Why a distribution can not be, each reason in a sentence. */
export function offWords(
  problems: readonly DistributionProblem[],
  named: Named,
): Record<Language, string> {
  const say = (language: Language): string =>
    problems
      .map((problem) =>
        problem.code === 'sum'
          ? sum[language](problem, '')
          : range[language](problem, named.name('domain', problem.domain)[language]),
      )
      .join(' ');
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<
    Language,
    string
  >;
}
