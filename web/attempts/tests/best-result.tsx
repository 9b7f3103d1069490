import type { Test } from '@bac/contract/attempts/tests.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ScoreLine } from './score-line.tsx';
import classes from './test-row.module.css';

interface Props {
  kind: Test['kind'];
  questions: number;
  mine: NonNullable<Test['mine']>;
}

/** A score never stands alone: its range is beside it, and the name of the column says that it is an estimate. */
export function BestResult({ kind, questions, mine: { best, mostRight } }: Props) {
  const { t } = useTranslation('attempts/tests');
  const label = t(kind === 'practice' ? 'column.mostRight' : 'column.best');
  if (best) {
    const { score, low, high } = best;
    return (
      <div>
        <p className={classes.label}>{label}</p>
        <p className={classes.result}>
          <strong>{score}</strong> <span aria-hidden>{t('row.range', { low, high })}</span>
          <VisuallyHidden>{t('row.likely', { low, high })}</VisuallyHidden>
        </p>
        <ScoreLine {...best} />
      </div>
    );
  }
  if (mostRight === null) {
    return <p className={`${classes.cellText} ${classes.quiet}`}>{t('row.noScore')}</p>;
  }
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.result}>
        <strong>{mostRight}</strong> <span>{t('row.right', { questions })}</span>
      </p>
      <div className={classes.rightBar} aria-hidden>
        <div className={classes.right} style={{ width: `${(100 * mostRight) / questions}%` }} />
      </div>
    </div>
  );
}
