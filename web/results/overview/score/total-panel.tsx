import type { ReadyReport } from '@bac/contract/results/results.ts';
import { progressBetween } from '@bac/exam/report/score-change.ts';
import { Trans, useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { ScoreStairs } from '../../charts/score-stairs.tsx';
import classes from './score-card.module.css';

interface Props {
  report: ReadyReport;
  total: NonNullable<ReadyReport['total']>;
}

export function TotalPanel({ report, total }: Props) {
  const { t } = useTranslation('results');
  const { score, low, high } = total;
  return (
    <section className={classes.total} aria-labelledby="total-score">
      <Row gap={12}>
        <h2 id="total-score" className={classes.name}>
          {t('score.total')}
        </h2>
        <span className={classes.estimated}>
          {t(report.isProvisional ? 'score.provisional' : 'score.estimated')}
        </span>
      </Row>
      <div className={classes.words}>
        <p className={classes.number}>{score}</p>
        <p className={classes.likely}>
          <Trans t={t} i18nKey="score.likely" values={{ low, high }} components={{ b: <b /> }} />
          {/* A reader of a shared link learns nothing about other attempts. */}
          {report.isOwn && (
            <span className={classes.against}>
              <ChangeFromBest
                total={{ ...total, method: report.method }}
                best={report.bestBefore}
              />
            </span>
          )}
        </p>
      </div>
      <ScoreStairs {...{ score, low, high }} {...(report.goal && { goal: report.goal.score })} />
    </section>
  );
}

interface ChangeProps {
  total: Props['total'] & { method: string };
  best: ReadyReport['bestBefore'];
}

/** Compares the score with the best earlier one; names a direction only if the change exceeds its own error. */
function ChangeFromBest({ total, best }: ChangeProps) {
  const { t } = useTranslation('results');
  if (best === null) return t('score.first');
  const { points, verdict, hasNewMethod } = progressBetween(best, total);
  const { score, low, high } = best;
  const change = t(`score.${verdict}`, { points, best: t('score.ranged', { score, low, high }) });
  return hasNewMethod ? `${change} ${t('score.methods')}` : change;
}
