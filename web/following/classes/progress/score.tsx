import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { ListedScore } from '../../../ui/data/listed-score.tsx';

/** The estimated total with its range or, for a test without one, the number of correct answers. */
export function Score({
  result,
  isStacked,
}: {
  result: AssignedAttempt['result'];
  isStacked?: boolean;
}) {
  const { t } = useTranslation('following/classes');
  if (result === null) return '–';
  const { total, right, questions } = result;
  return total ? (
    <ListedScore {...total} {...(isStacked && { isStacked })} />
  ) : (
    t('rightOf', { right, questions })
  );
}
