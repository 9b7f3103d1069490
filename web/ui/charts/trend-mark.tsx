import classes from './chart.module.css';

export interface TrendPoint {
  /** When, in epoch milliseconds. */
  at: number;
  label: string;
  note?: string;
  value: number;
  low: number;
  high: number;
  /** The form was known already, so the score flatters a little: a hollow dot. */
  isSeen?: boolean;
}

interface Props {
  point: TrendPoint;
  x: number;
  y: (value: number) => number;
  foot: number;
  isLabelled: boolean;
  hasNote: boolean;
}

/** One dot of a trend with its figure under the range, and its day under the axis. */
export const TrendMark = ({ point, x, y, foot, isLabelled, hasNote }: Props) => (
  <g>
    <circle
      className={point.isSeen ? classes.hollowDot : classes.dot}
      cx={x}
      cy={y(point.value)}
      r={5}
    />
    <text className={classes.figureText} x={x} y={y(point.low) + 15} data-strong>
      {point.value}
    </text>
    {isLabelled && (
      <>
        <text className={classes.label} x={x} y={foot + 36} data-strong>
          {point.label}
        </text>
        {hasNote && (
          <text className={classes.label} x={x} y={foot + 53}>
            {point.note}
          </text>
        )}
      </>
    )}
  </g>
);
