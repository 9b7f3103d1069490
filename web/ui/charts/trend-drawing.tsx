import { useTranslation } from 'react-i18next';
import classes from './chart.module.css';
import { Drawing } from './drawing.tsx';
import { fitting, labelSize, linear, linePath, ticks, widest } from './scale.ts';
import { TrendMark, type TrendPoint } from './trend-mark.tsx';
import { ValueAxis } from './value-axis.tsx';

interface Props {
  width: number;
  summary: string;
  points: TrendPoint[];
  goal: number | undefined;
}

const height = 296;
const top = 34;
const foot = height - 60;

/** Scores are read like years: without a mark between the thousands. */
export const plainScore = (value: number): string => String(value);

export function TrendDrawing({ width, summary, points, goal }: Props) {
  const { t } = useTranslation('ui');
  const lowest = Math.min(...points.map(({ low }) => low));
  const highest = Math.max(...points.map(({ high }) => high), goal ?? -Infinity);
  const axis = ticks(lowest, highest);
  const y = linear([axis[0]!, axis.at(-1)!], [foot, top]);

  const left = widest(axis.map(plainScore), labelSize) + 12;
  const dates = points.map(({ label }) => label);
  const notes = points.map(({ note = '' }) => note);
  const inset = widest(dates, labelSize) / 2 + 6;
  const times = points.map(({ at }) => at);
  const x = linear([Math.min(...times), Math.max(...times)], [left + inset, width - inset]);
  const places = times.map(x);
  // On a phone the days matter more than the names, which the table has too.
  const noted = fitting(places, widest(notes, labelSize) + 10);
  const hasNotes = noted.size === points.length;
  const labelled = hasNotes ? noted : fitting(places, widest(dates, labelSize) + 10);

  return (
    <Drawing className={classes.chart} viewBox={`0 0 ${width} ${height}`} summary={summary}>
      <ValueAxis ticks={axis} y={y} left={left} right={width} format={plainScore} />
      {goal !== undefined && (
        <>
          <line className={classes.goal} x1={left} x2={width} y1={y(goal)} y2={y(goal)} />
          <text className={classes.goalText} x={width} y={y(goal) - 8}>
            {t('chart.goal', { value: plainScore(goal) })}
          </text>
        </>
      )}
      {points.map(({ at, low, high }) => (
        <rect
          key={at}
          className={classes.range}
          x={x(at) - 4}
          y={y(high)}
          width={8}
          height={y(low) - y(high)}
          rx={4}
        />
      ))}
      <path
        className={classes.line}
        d={linePath(points.map(({ at, value }) => ({ x: x(at), y: y(value) })))}
      />
      {points.map((point, index) => (
        <TrendMark
          key={point.at}
          point={point}
          x={x(point.at)}
          y={y}
          foot={foot}
          isLabelled={labelled.has(index)}
          hasNote={hasNotes}
        />
      ))}
    </Drawing>
  );
}
