import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { Trans, useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { scoreBars } from './score-bars.ts';

/** Estimated totals of the tests completed in the window. */
export function ScoresCard({ scores }: { scores: Dashboard['scores'] }) {
  const { t } = useTranslation('console/dashboard');
  const { number } = useFormat();
  const { count, median } = scores;
  const values = { count, median, number: number(count) };
  const bars = scoreBars(scores).map(({ from, to, count: total, hasMedian }) => ({
    label: String(from),
    name: t('scores.band', { from, to }),
    total,
    isMarked: hasMedian,
  }));
  return (
    <Card>
      <BarChart
        title={t('scores.title')}
        note={
          median !== null && (
            <Trans
              t={t}
              i18nKey="scores.note"
              values={values}
              count={count}
              components={{ strong: <strong /> }}
            />
          )
        }
        summary={t('scores.summary', values)}
        labelHeader={t('scores.points')}
        total={t('scores.tests')}
        bars={count === 0 ? [] : bars}
        tone="leaf"
      />
    </Card>
  );
}
