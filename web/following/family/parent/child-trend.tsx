import type { Child } from '@bac/contract/following/family.ts';
import { progressBetween } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { TrendChart } from '../../../ui/charts/trend-chart.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './child.module.css';

/** Totals over time with the goal, as a chart and as a sentence. */
export function ChildTrend({ child: { trend, goal } }: { child: Child }) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  const trendSentence = useTrendSentence();
  const [first] = trend;
  const latest = trend.at(-1);
  // Without a total there is nothing to draw; the sections beside it take the room.
  if (!first || !latest) return null;
  const isAhead = goal.testDate !== null && goal.testDate > latest.completedAt;
  return (
    <section>
      <Row gap={12} align="baseline">
        <h3 className={classes.title}>{t('trend.title')}</h3>
        <Chip tone="turmeric">
          {t(
            trend.some(({ isProvisional }) => isProvisional)
              ? 'result.provisional'
              : 'result.estimated',
          )}
        </Chip>
      </Row>
      <TrendChart
        labelHeader={t('trend.test')}
        valueHeader={t('trend.score')}
        series={[
          {
            key: 'total',
            label: t('trend.chart'),
            title: t('trend.chart'),
            summary: t('trend.summary', {
              count: trend.length,
              first: first.score,
              latest: latest.score,
            }),
            points: trend.map(({ attempt, completedAt, score, low, high }) => ({
              at: Date.parse(completedAt),
              label: format.shortDate(completedAt),
              day: format.date(completedAt),
              value: score,
              low,
              high,
              to: `/test-results/${attempt}`,
            })),
            ...(goal.score !== null && {
              goal: {
                score: goal.score,
                ...(isAhead &&
                  goal.testDate !== null && {
                    day: {
                      at: Date.parse(goal.testDate),
                      label: format.shortDate(goal.testDate),
                    },
                  }),
              },
            }),
          },
        ]}
      />
      <Muted size="base" className={classes.sentence}>
        {trendSentence(trend)}
      </Muted>
    </section>
  );
}

function useTrendSentence() {
  const { t } = useTranslation('following/family');
  return (trend: Child['trend']): string => {
    const [first] = trend;
    const latest = trend.at(-1);
    if (!first || !latest || trend.length === 1) return t('trend.one');
    const { points, verdict } = progressBetween(first, latest);
    const change = t(`trend.${verdict}`, { points, tests: trend.length });
    const isMixed = trend.some(({ method }) => method !== first.method);
    return isMixed ? `${change} ${t('trend.methods')}` : change;
  };
}
