import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { dayLabels } from '../../../ui/charts/day-labels.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { Figures } from './figures.ts';
import { sumOf } from './sum-of.ts';

/** How many came and how many were resolved, day by day: two counts side by side, for neither is a share of the other. */
export function VolumeCard({ figures: { opened, resolved } }: { figures: Figures }) {
  const { t } = useTranslation('tickets/console/figures');
  const { date, number, shortDate } = useFormat();
  const labels = dayLabels(
    opened.map(({ day }) => day),
    shortDate,
  );
  const bars = opened.map(({ day, count }, place) => ({
    label: labels[place] ?? day,
    name: date(day),
    total: count,
    part: resolved.find((one) => one.day === day)?.count ?? 0,
    // Today is not over.
    isOpen: place === opened.length - 1,
  }));
  return (
    <Card>
      <BarChart
        title={t('volume.title')}
        summary={t('volume.summary', {
          opened: number(sumOf(opened)),
          resolved: number(sumOf(resolved)),
        })}
        labelHeader={t('volume.day')}
        total={t('volume.opened')}
        part={t('volume.resolved')}
        bars={bars}
        isBeside
      />
    </Card>
  );
}
