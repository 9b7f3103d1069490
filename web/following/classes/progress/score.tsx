import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import classes from './score.module.css';

/** The estimated total with its range; of a test without one, how many were right. */
export function Score({ result }: { result: AssignedAttempt['result'] }) {
  const { t } = useTranslation('following/classes');
  if (result === null) return '–';
  const { total, right, questions } = result;
  if (total === null) return t('rightOf', { right, questions });
  return (
    <span className={classes.score}>
      <b>{total.score}</b> <small>{t('range', { low: total.low, high: total.high })}</small>
    </span>
  );
}
