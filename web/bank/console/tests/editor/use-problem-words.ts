import type { TestProblem } from '@bac/contract/attempts/whole-test.ts';
import type { FormProblemCode } from '@bac/exam/blueprint/validate-form.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Domain } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { sectionName } from '../../../../item/part-name.ts';
import { domainName } from '../../../../item/taxonomy-name.ts';
import { useModuleWords } from './use-module-words.ts';

/** What the exam found wrong, in the reader's language. */
export function useProblemWords(): (problem: TestProblem) => string {
  const { t } = useTranslation('bank/console/tests');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const moduleWords = useModuleWords();
  return ({ code, at, item, values }) => {
    const { difficulty, domain, ...figures } = values;
    const place = at && `${sectionName(at.section)[language]}, ${moduleWords(at)}`;
    const words = t(`problem.${code as FormProblemCode}`, {
      ...figures,
      item: item ?? '',
      ...(difficulty !== undefined && {
        difficulty: tQuestion(`difficulty.${difficulty as Difficulty}`).toLowerCase(),
      }),
      ...(domain !== undefined && { domain: domainName(domain as Domain)[language] }),
    });
    return place ? `${place}: ${words}` : words;
  };
}
