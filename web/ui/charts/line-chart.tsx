import { useTranslation } from 'react-i18next';
import { ChartFrame } from './chart-frame.tsx';
import { Legend, type LegendEntry } from './legend.tsx';
import { plainScore, TrendDrawing } from './trend-drawing.tsx';
import type { TrendPoint } from './trend-mark.tsx';

interface Props {
  title: string;
  /** The chart in one sentence, for those who cannot see it. */
  summary: string;
  /** Heads of the table's first two columns. */
  labelHeader: string;
  valueHeader: string;
  points: TrendPoint[];
  goal?: number;
}

const nameOf = ({ label, note }: TrendPoint): string => (note ? `${label}, ${note}` : label);

/** Scores over time, each with its range, and the goal they climb to. */
export function LineChart({ title, summary, labelHeader, valueHeader, points, goal }: Props) {
  const { t } = useTranslation('ui');
  const legend: LegendEntry[] = [{ mark: 'range', label: t('chart.range') }];
  if (points.some((point) => point.isSeen)) legend.push({ mark: 'hollow', label: t('chart.seen') });
  return (
    <ChartFrame
      title={title}
      legend={<Legend entries={legend} />}
      columns={[
        { key: 'label', header: labelHeader, render: nameOf },
        {
          key: 'value',
          header: valueHeader,
          isNumeric: true,
          render: ({ value }) => plainScore(value),
        },
        {
          key: 'range',
          header: t('chart.range'),
          isNumeric: true,
          render: ({ low, high }) => t('chart.rangeBetween', { low, high }),
        },
      ]}
      rows={points}
      rowKey={(point) => String(point.at)}
    >
      {(width) => <TrendDrawing width={width} summary={summary} points={points} goal={goal} />}
    </ChartFrame>
  );
}
