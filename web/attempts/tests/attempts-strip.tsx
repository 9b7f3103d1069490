import type { History } from '@bac/contract/results/results.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '../../api/use-query.ts';
import { SparkLine } from '../../ui/charts/spark-line.tsx';
import { ListedScore, ScoreNotes } from '../../ui/data/listed-score.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './attempts-strip.module.css';
import tests from './tests.module.css';

/** A summary of the student's attempts in one line. The page works without it, so an error is not shown. */
export function AttemptsStrip() {
  const { t } = useTranslation('attempts/tests');
  const { data, error } = useQuery('GET /results', { isKept: true });
  if (error && !data) return null;
  return (
    <Row as="section" gap={12} className={classes.strip} aria-labelledby="attempts-strip">
      <h2 id="attempts-strip" className={classes.title}>
        {t('attempts.title')}
      </h2>
      {data ? <Facts history={data} /> : <Skeleton width="60%" />}
      <Link className={`${tests.link} ${classes.link}`} to="/profile?tab=overview#history">
        {t('attempts.all')} <IconArrowRight size={16} aria-hidden />
      </Link>
      {data && (
        <ScoreNotes
          className={classes.notes}
          scores={data.attempts.map(({ total, method }) => total && { ...total, method })}
        />
      )}
    </Row>
  );
}

function Facts({ history: { attempts, best, superscore } }: { history: History }) {
  const { t } = useTranslation('attempts/tests');
  const range = attempts.find(({ attempt }) => attempt === best?.attempt)?.total;
  const totals = attempts.flatMap(({ total }) => total?.score ?? []).toReversed();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('attempts.completed', { count: attempts.length })}</dt>
        <dd>{attempts.length}</dd>
      </div>
      {best && range && (
        <div>
          <dt>{t('attempts.best')}</dt>
          <dd>
            <ListedScore {...range} />
          </dd>
        </div>
      )}
      {superscore && (
        <div>
          <dt>{t('attempts.superscore')}</dt>
          <dd>
            <ListedScore {...superscore} />
          </dd>
        </div>
      )}
      {totals.length > 1 && (
        <div>
          <dt>{t('attempts.trend')}</dt>
          <dd>
            <SparkLine
              values={totals}
              summary={t('attempts.trendSummary', {
                count: totals.length,
                first: totals[0],
                latest: totals.at(-1),
              })}
            />
          </dd>
        </div>
      )}
    </dl>
  );
}
