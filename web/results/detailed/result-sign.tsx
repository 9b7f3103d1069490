import type { QuestionResult } from '@bac/exam/report/outcome.ts';
import { IconCheck, IconDots, IconMinus, IconX, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './signs.module.css';

const signs: Record<QuestionResult, Icon> = {
  right: IconCheck,
  wrong: IconX,
  omitted: IconMinus,
  'not-reached': IconDots,
};

/** The result as an icon and a word; the color is only an addition. */
export function ResultSign({ result }: { result: QuestionResult }) {
  const { t } = useTranslation('item/question-words');
  const Sign = signs[result];
  return (
    <span className={classes.result} data-result={result}>
      <Sign size={16} stroke={2} aria-hidden />
      {t(`result.${result}`)}
    </span>
  );
}
