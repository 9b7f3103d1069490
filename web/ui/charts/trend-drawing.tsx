import { useTranslation } from 'react-i18next';
import classes from './chart.module.css';
import { Drawing } from './drawing.tsx';
import {
  fittingLabels,
  labelSize,
  linear,
  linePath,
  spread,
  ticks,
  widestText,
  type Point,
} from './scale.ts';
import { TrendMark, type TrendPoint } from './trend-mark.tsx';
import trend from './trend.module.css';
import { ValueAxis } from './value-axis.tsx';

export interface TrendGoal {
  score: number;
  /** The day of the test, if one is chosen and not past. */
  day?: { at: number; label: string };
}

interface Props {
  width: number;
  summary: string;
  points: TrendPoint[];
  goal: TrendGoal | undefined;
  nameOf: (point: TrendPoint) => string;
}

const height = 296;
const top = 34;
const foot = height - 60;

/** Scores are written like years: without a thousands separator. */
export const plainScore = (value: number): string => String(value);

export function TrendDrawing({ width, summary, points, goal, nameOf }: Props) {
  const lowest = Math.min(...points.map(({ low }) => low));
  const highest = Math.max(...points.map(({ high }) => high), goal?.score ?? -Infinity);
  const axis = ticks(lowest, highest);
  const y = linear([axis[0]!, axis.at(-1)!], [foot, top]);

  const left = widestText(axis.map(plainScore), labelSize) + 12;
  const day = goal?.day;
  const labels = [...points.map(({ label }) => label), ...(day ? [day.label] : [])];
  const notes = points.map(({ note = '' }) => note);
  const inset = widestText(labels, labelSize) / 2 + 6;
  const [start, end] = [left + inset, width - inset];
  const times = [...points.map(({ at }) => at), ...(day ? [day.at] : [])];
  const x = linear([Math.min(...times), Math.max(...times)], [start, end]);
  // Two tests of one day would overlap.
  const positions = spread(times.map(x), widestText(labels, labelSize) + 12, [start, end]);
  const figures = points.map(({ value }) => plainScore(value));
  const withFigure = fittingLabels(
    positions.slice(0, points.length),
    widestText(figures, labelSize) + 4,
  );
  // On a phone there is room for the days only; the table also has the names.
  const withNote = fittingLabels(positions, widestText(notes, labelSize) + 10);
  const hasNotes = withNote.size === positions.length;
  const withLabel = hasNotes
    ? withNote
    : fittingLabels(positions, widestText(labels, labelSize) + 10);
  const dots = points.map(({ value }, index) => ({ x: positions[index]!, y: y(value) }));
  // The role img would hide the links inside from assistive technology.
  const role = points.some(({ to }) => to !== undefined) ? 'group' : 'img';

  return (
    <Drawing
      className={classes.chart}
      viewBox={`0 0 ${width} ${height}`}
      summary={summary}
      role={role}
    >
      <g aria-hidden>
        <ValueAxis ticks={axis} y={y} left={left} right={width} format={plainScore} />
      </g>
      {goal && (
        <TrendGoalLine
          start={{ x: left, y: y(goal.score) }}
          right={width}
          score={goal.score}
          {...(day && {
            day: { x: positions.at(-1)!, foot, label: day.label, from: dots.at(-1)! },
          })}
        />
      )}
      <path className={classes.line} d={linePath(dots)} />
      {points.map((point, index) => (
        <TrendMark
          key={point.at}
          point={point}
          name={nameOf(point)}
          x={positions[index]!}
          y={y}
          foot={foot}
          hasFigure={withFigure.has(index)}
          isLabelled={withLabel.has(index)}
          hasNote={hasNotes}
        />
      ))}
    </Drawing>
  );
}

interface TrendGoalLineProps {
  /** The left end of the line, at the height of the goal. */
  start: Point;
  right: number;
  score: number;
  /** The day of the test, if one is chosen and not past. */
  day?: { x: number; foot: number; label: string; from: Point };
}

/** The line of the goal; with a day, a flag stands on it and a dotted line leads there. */
function TrendGoalLine({ start, right, score, day }: TrendGoalLineProps) {
  const { t } = useTranslation('ui');
  const { y } = start;
  return (
    <g aria-hidden>
      <line className={classes.goal} x1={start.x} x2={right} y1={y} y2={y} />
      <text className={classes.goalText} x={(day?.x ?? right) - (day ? 8 : 0)} y={y - 8}>
        {t('chart.goal', { value: String(score) })}
      </text>
      {day && (
        <>
          <path className={trend.way} d={linePath([day.from, { x: day.x, y }])} />
          <path className={trend.pole} d={`M${day.x} ${y}v-24`} />
          <path className={trend.flag} d={`M${day.x} ${y - 24}h16l-4 5 4 5h-16z`} />
          <text className={classes.label} x={day.x} y={day.foot + 36} data-strong>
            {day.label}
          </text>
          <text className={classes.label} x={day.x} y={day.foot + 53}>
            {t('chart.testDay')}
          </text>
        </>
      )}
    </g>
  );
}
