import { VisuallyHidden } from '@mantine/core';
import type { QuestionResult } from '@bac/exam/report/outcome.ts';
import { useTranslation } from 'react-i18next';
import classes from './signs.module.css';

interface Props {
  /** What it turned out to be, or that it is the key itself. */
  kind: QuestionResult | 'key';
  answer: string | null;
}

/** A ring around the student's letter, a filled one around the key's, a dashed one where there is none. */
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
