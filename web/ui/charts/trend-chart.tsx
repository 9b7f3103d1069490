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
  /** Short, for the switch. */
  label: string;
  title: string;
  /** The chart in one sentence, for those who cannot see it. */
  summary: string;
  /** Oldest first. */
  points: TrendPoint[];
  goal?: TrendGoal;
}

interface Props {
  /** Headers of the table's first two columns. */
  labelHeader: string;
  valueHeader: string;
  /** Each has its own scale, so one is drawn at a time. */
  series: [TrendSeries, ...TrendSeries[]];
}

const nameOf = ({ label, day = label, note }: TrendPoint): string =>
  note ? `${day}, ${note}` : day;

/** Scores over time, each with its range, and the goal they climb to. */
export function TrendChart({ labelHeader, valueHeader, series }: Props) {
  const { t } = useTranslation('ui');
  const [selected, select] = useState(series[0].key);
  const { title, summary, points, goal } = series.find(({ key }) => key === selected) ?? series[0];
  const legend: LegendEntry[] = [{ mark: 'range', label: t('chart.range') }];
  if (points.some((point) => point.isSeen)) legend.push({ mark: 'hollow', label: t('chart.seen') });
  const seen = (isSeen = false): string => (isSeen ? `, ${t('chart.seen')}` : '');
  return (
    <>
      {series.length > 1 && <SeriesSwitch series={series} selected={selected} onChange={select} />}
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
  selected: string;
  onChange: (key: string) => void;
}

/** Selects the score to draw. */
function SeriesSwitch({ series, selected, onChange }: SeriesSwitchProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.switch}>
      <SegmentedSwitch
        label={t('chart.series')}
        choices={series.map(({ key, label }) => ({ value: key, label }))}
        value={selected}
        onChange={onChange}
      />
    </div>
  );
}
