import { VisuallyHidden } from '@mantine/core';
import type { QuestionResult } from '@bac/exam/report/outcome.ts';
import { useTranslation } from 'react-i18next';
import classes from './signs.module.css';

interface Props {
  /** The result of the answer; `key` for the correct answer itself. */
  kind: QuestionResult | 'key';
  answer: string | null;
}

/** A ring around the student's answer, filled for the key, dashed if there is no answer. */
export function AnswerSign({ kind, answer }: Props) {
  const { t } = useTranslation('results/detailed');
  return (
    <span
      className={classes.answer}
      data-kind={kind}
      // A number needs more room than a letter.
      data-entered={(answer !== null && answer.length > 1) || undefined}
    >
      {answer ?? (
        <>
          <span aria-hidden>–</span>
          <VisuallyHidden>{t('noAnswer')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
