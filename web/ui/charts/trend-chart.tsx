import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedSwitch } from '../forms/segmented-switch.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { Legend, type LegendEntry } from './legend.tsx';
import { plainScore, TrendDrawing, type TrendGoal } from './trend-drawing.tsx';
import type { TrendPoint } from './trend-mark.tsx';
import classes from './trend.module.css';

export interface TrendSeries {
  key: string;
  /** On the switch, short. */
  label: string;
  title: string;
  /** The chart in one sentence, for those who cannot see it. */
  summary: string;
  /** The oldest first. */
  points: TrendPoint[];
  goal?: TrendGoal;
}

interface Props {
  /** Heads of the table's first two columns. */
  labelHeader: string;
  valueHeader: string;
  /** Each on a scale of its own, so one is drawn at a time. */
  series: [TrendSeries, ...TrendSeries[]];
}

const nameOf = ({ label, day = label, note }: TrendPoint): string =>
  note ? `${day}, ${note}` : day;

/** Scores over time, each with its range, and the goal they climb to. */
export function TrendChart({ labelHeader, valueHeader, series }: Props) {
  const { t } = useTranslation('ui');
  const [chosen, choose] = useState(series[0].key);
  const { title, summary, points, goal } = series.find(({ key }) => key === chosen) ?? series[0];
  const legend: LegendEntry[] = [{ mark: 'range', label: t('chart.range') }];
  if (points.some((point) => point.isSeen)) legend.push({ mark: 'hollow', label: t('chart.seen') });
  const seen = (isSeen = false): string => (isSeen ? `, ${t('chart.seen')}` : '');
  return (
    <>
      {series.length > 1 && <SeriesSwitch series={series} chosen={chosen} onChange={choose} />}
      <ChartFrame
        title={title}
        legend={<Legend entries={legend} />}
        columns={[
          {
            key: 'label',
            header: labelHeader,
            render: (point) => nameOf(point) + seen(point.isSeen),
          },
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
        {(width) => (
          <TrendDrawing
            width={width}
            summary={summary}
            points={points}
            goal={goal}
            nameOf={(point) =>
              t('chart.point', { ...point, name: nameOf(point) }) + seen(point.isSeen)
            }
          />
        )}
      </ChartFrame>
    </>
  );
}

interface SeriesSwitchProps {
  series: { key: string; label: string }[];
  chosen: string;
  onChange: (key: string) => void;
}

/** Which of the scores is drawn. */
function SeriesSwitch({ series, chosen, onChange }: SeriesSwitchProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.switch}>
      <SegmentedSwitch
        label={t('chart.series')}
        choices={series.map(({ key, label }) => ({ value: key, label }))}
        value={chosen}
        onChange={onChange}
      />
    </div>
  );
}
