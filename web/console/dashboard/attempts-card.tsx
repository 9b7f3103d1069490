import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { dayLabels } from '../../ui/charts/day-labels.ts';
import { useFormat } from '../../ui/format/use-format.ts';

export function AttemptsCard({ data }: { data: Dashboard }) {
  const { t } = useTranslation('console/dashboard');
  const { date, number, shortDate } = useFormat();
  const { attemptsStarted: started, attemptsCompleted: completed } = data;
  const labels = dayLabels(
    started.days.map(({ day }) => day),
    shortDate,
  );
  const bars = started.days.map(({ day, count }, place) => ({
    label: labels[place] ?? day,
    name: date(day),
    total: count,
    part: completed.days[place]?.count ?? 0,
    isOpen: day === data.until,
  }));
  return (
    <Card>
      <BarChart
        title={t('attempts.title')}
        summary={t('attempts.summary', {
          started: number(started.total),
          completed: number(completed.total),
        })}
        labelHeader={t('day')}
        total={t('attempts.started')}
        part={t('attempts.completed')}
        bars={bars}
      />
    </Card>
  );
}
