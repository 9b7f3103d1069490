import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { isFamiliar } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { TrendChart, type TrendSeries } from '../../../ui/charts/trend-chart.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { GoalCard } from './goal-card.tsx';
import { TrendSentence } from './trend-sentence.tsx';
import { trendsOf, type ScoredAttempt, type Trend } from './trends.ts';

interface Props {
  attempts: HistoryEntry[];
  goalScore: number | null;
  testDate: string | null;
}

/** The score trend and the goal. Before the first score, only the goal. */
export function TrendCard({ attempts, goalScore, testDate }: Props) {
  const { t } = useTranslation('accounts/profile');
  const seriesOf = useSeries({ goalScore, testDate });
  const [first, ...others] = trendsOf(attempts);
  if (!first) return <GoalCard goalScore={goalScore} testDate={testDate} />;
  return (
    <Card
      title={goalScore === null ? t('trend.untitled') : t('goal.title', { score: goalScore })}
      actions={
        <Chip tone="turmeric">
          {t(
            first.scores.some(({ isProvisional }) => isProvisional)
              ? 'trend.provisional'
              : 'trend.estimated',
          )}
        </Chip>
      }
    >
      <TrendChart
        labelHeader={t('trend.test')}
        valueHeader={t('trend.score')}
        series={[seriesOf(first), ...others.map(seriesOf)]}
      />
      <TrendSentence trend={first} />
    </Card>
  );
}

function useSeries({ goalScore, testDate }: Omit<Props, 'attempts'>) {
  const { t } = useTranslation('accounts/profile');
  const [language] = useLanguage();
  const format = useFormat();
  const pointOf = ({ entry, score, low, high }: ScoredAttempt) => ({
    at: Date.parse(entry.completedAt),
    label: format.shortDate(entry.completedAt),
    day: format.date(entry.completedAt),
    note: entry.test.name[language],
    value: score,
    low,
    high,
    isSeen: isFamiliar(entry),
    to: `/test-results/${entry.attempt}`,
  });
  return ({ name, scores }: Trend): TrendSeries => {
    const label = name === 'total' ? t('trend.total') : sectionName(name)[language];
    const latest = scores.at(-1) ?? scores[0];
    // A past test date is not drawn.
    const isAhead = testDate !== null && testDate > latest.entry.completedAt;
    const day = isAhead && {
      day: { at: Date.parse(testDate), label: format.shortDate(testDate) },
    };
    return {
      key: name,
      label,
      title: label,
      summary: t('trend.summary', {
        count: scores.length,
        name: label,
        first: scores[0].score,
        latest: latest.score,
      }),
      points: scores.map(pointOf),
      ...(name === 'total' && goalScore !== null && { goal: { score: goalScore, ...day } }),
    };
  };
}
