import { clockTime } from '../../../ui/format/clock-time.ts';
import { linear, ticks } from '../../../ui/charts/scale.ts';
import classes from './replay.module.css';
import type { Staircase } from './staircase.ts';

interface Props {
  staircase: Staircase;
  width: number;
  questions: number;
  start: number;
  end: number;
  /** The time of the playhead. */
  at: number;
  currentSeq: number | undefined;
}

const height = 270;
const edge = { top: 30, right: 10, bottom: 26, left: 30 };
const minute = 60_000;

const flag = (x: number, y: number): string => `M${x - 4} ${y - 18}h8v10l-4-3-4 3z`;

/** The staircase, drawn to the available width. Hidden from screen readers, because the slider around it describes it. */
export function StaircaseDrawing(props: Props) {
  const { staircase, width, questions, start, end, at, currentSeq } = props;
  const floor = height - edge.bottom;
  const x = linear([start, end], [edge.left, width - edge.right]);
  const y = linear([0, Math.max(1, questions - 1)], [floor - 10, edge.top + 6]);
  const minutes = ticks(0, (end - start) / minute, Math.max(3, Math.round(width / 110))).filter(
    (value) => value * minute <= end - start,
  );
  const levels = [1, ...ticks(1, questions, 4).filter((value) => value > 2 && value <= questions)];
  const line = staircase.steps
    .map(({ question, from, to }, index) => {
      const [left, level] = [x(from).toFixed(1), y(question).toFixed(1)];
      // Draws a horizontal line, then a vertical one.
      return `${index === 0 ? `M${left} ` : `H${left}V`}${level}H${x(to).toFixed(1)}`;
    })
    .join('');
  const [first] = staircase.steps;
  const last = staircase.steps.at(-1);
  const area = first && last && `${line}V${floor}H${x(first.from).toFixed(1)}Z`;
  const head = x(at);
  const label = clockTime(at - start);
  return (
    <svg className={classes.drawing} width={width} height={height} aria-hidden>
      {staircase.bands.map(({ kind, from, to }) => (
        <rect
          key={`${kind}${from}`}
          className={classes.band}
          data-kind={kind}
          x={x(Math.max(start, from))}
          y={edge.top - 8}
          width={Math.max(2, x(Math.min(end, to)) - x(Math.max(start, from)))}
          height={floor - edge.top + 8}
        />
      ))}
      {levels.map((value) => (
        <g key={value}>
          <line
            className={classes.rule}
            x1={edge.left}
            x2={width - edge.right}
            y1={y(value - 1)}
            y2={y(value - 1)}
          />
          <text className={classes.tick} x={edge.left - 8} y={y(value - 1) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {minutes.map((value) => (
        <text
          key={value}
          className={classes.tick}
          x={x(start + value * minute)}
          y={height - 6}
          textAnchor="middle"
        >
          {value}
        </text>
      ))}
      {area && <path className={classes.area} d={area} />}
      <path className={classes.line} d={line} />
      {staircase.marks.map(({ seq, at: when, question, kind }) =>
        kind === 'flag' ? (
          <path key={seq} className={classes.flag} d={flag(x(when), y(question))} />
        ) : (
          <circle
            key={seq}
            className={classes.dot}
            data-kind={kind}
            data-current={seq === currentSeq || undefined}
            cx={x(when)}
            cy={y(question)}
            r={kind === 'change' ? 5 : 4}
          />
        ),
      )}
      <line className={classes.head} x1={head} x2={head} y1={edge.top - 10} y2={floor} />
      <rect
        className={classes.headBox}
        x={Math.min(width - 46, Math.max(0, head - 23))}
        y={0}
        width={46}
        height={20}
        rx={10}
      />
      <text
        className={classes.headLabel}
        x={Math.min(width - 23, Math.max(23, head))}
        y={14}
        textAnchor="middle"
      >
        {label}
      </text>
    </svg>
  );
}

/** The time at a horizontal position of the drawing. */
export const momentAt = (x: number, width: number, start: number, end: number): number =>
  linear([edge.left, width - edge.right], [start, end])(x);
