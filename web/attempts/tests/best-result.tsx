import type { Test } from '@bac/contract/attempts/tests.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProvisionalMark } from '../../ui/data/listed-score.tsx';
import classes from './test-row.module.css';

interface ScoreLineProps {
  score: number;
  low: number;
  high: number;
}

const minScore = 400;
const maxScore = 1600;
const percent = (score: number): number => (100 * (score - minScore)) / (maxScore - minScore);

/** The score and its range on the whole scale. Hidden from screen readers, because the text beside it says the same. */
const ScoreLine = ({ score, low, high }: ScoreLineProps) => (
  <svg className={classes.scoreLine} width="100%" height="14" aria-hidden>
    <line x1="0" x2="100%" y1="7" y2="7" className={classes.scale} />
    <rect
      className={classes.range}
      x={`${percent(low)}%`}
      width={`${percent(high) - percent(low)}%`}
      y="3.5"
      height="7"
      rx="3.5"
    />
    <line
      className={classes.score}
      x1={`${percent(score)}%`}
      x2={`${percent(score)}%`}
      y1="0"
      y2="14"
    />
  </svg>
);

interface Props {
  kind: Test['kind'];
  questions: number;
  mine: NonNullable<Test['progress']>;
}

/** The best score, always with its range. The name of the column says that it is an estimate. */
export function BestResult({ kind, questions, mine: { best, mostRight } }: Props) {
  const { t } = useTranslation('attempts/tests');
  const label = t(kind === 'practice' ? 'column.mostRight' : 'column.best');
  if (best) {
    const { score, low, high, isProvisional } = best;
    return (
      <div>
        <p className={classes.label}>{label}</p>
        <p className={classes.result}>
          <strong>
            {score}
            <ProvisionalMark isProvisional={isProvisional} />
          </strong>{' '}
          <span aria-hidden>{t('row.range', { low, high })}</span>
          <VisuallyHidden>{t('row.likely', { low, high })}</VisuallyHidden>
        </p>
        <ScoreLine score={score} low={low} high={high} />
      </div>
    );
  }
  if (mostRight === null) {
    return <p className={classes.quiet}>{t('row.noScore')}</p>;
  }
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.result}>
        <strong>{mostRight}</strong> <span>{t('row.right', { questions })}</span>
      </p>
      <div className={`${classes.bar} ${classes.rightBar}`} aria-hidden>
        <div className={classes.right} style={{ width: `${(100 * mostRight) / questions}%` }} />
      </div>
    </div>
  );
}
