import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';

/** The estimated total with its range or, for a test without one, the number of correct answers. */
export function Score({ result }: { result: AssignedAttempt['result'] }) {
  const { t } = useTranslation('following/classes');
  if (result === null) return '–';
  const { total, right, questions } = result;
  if (total === null) return t('rightOf', { right, questions });
  return (
    <>
      <b>{total.score}</b>{' '}
      <Muted as="small" size="sm">
        {t('range', { low: total.low, high: total.high })}
      </Muted>
    </>
  );
}
