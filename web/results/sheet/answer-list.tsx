import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { Explanation } from '../../item/item-answer/explanation.tsx';
import classes from './paper.module.css';

interface Props {
  questions: { question: ReviewedQuestion; name: string }[];
  language: Language;
}

/** On pages of their own, to be kept apart until the work is done. */
export function AnswerList({ questions, language }: Props) {
  const { t } = useTranslation('results/sheet');
  return (
    <section className={classes.answers} aria-label={t('answers')}>
      <h2>{t('answers')}</h2>
      <ul>
        {questions.map(({ question, name }) => (
          <li key={question.item.id}>
            <h3>{name}</h3>
            <Explanation solution={question.solution} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
