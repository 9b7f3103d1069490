import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './chart.module.css';
import trend from './trend.module.css';

export interface TrendPoint {
  /** Epoch milliseconds, unique among the points. */
  at: number;
  /** The short day under the axis. */
  label: string;
  /** The day in full, for the table and screen readers. */
  day?: string;
  note?: string;
  value: number;
  low: number;
  high: number;
  /** The student had seen the form before, so the score may be inflated: a hollow dot. */
  isSeen?: boolean;
  /** The address of its details: the point is then a focusable link. */
  to?: string;
}

interface Props {
  point: TrendPoint;
  name: string;
  x: number;
  y: (value: number) => number;
  foot: number;
  hasFigure: boolean;
  isLabelled: boolean;
  hasNote: boolean;
}

/** Half the width of a touch target. */
const targetRadius = 12;

/** One dot of a trend with its figure under the range, and its day under the axis. */
export const TrendMark = ({ point, name, x, y, foot, ...show }: Props) => (
  <Target point={point} name={name}>
    <title>{name}</title>
    <rect
      className={trend.reach}
      x={x - targetRadius}
      y={y(point.high) - 4}
      width={2 * targetRadius}
      height={y(point.low) - y(point.high) + 24}
      rx={6}
    />
    <rect
      className={classes.range}
      x={x - 4}
      y={y(point.high)}
      width={8}
      height={y(point.low) - y(point.high)}
      rx={4}
    />
    <circle
      className={point.isSeen ? classes.hollowDot : classes.dot}
      cx={x}
      cy={y(point.value)}
      r={5}
    />
    {show.hasFigure && (
      <text className={classes.figureText} x={x} y={y(point.low) + 15} data-strong>
        {point.value}
      </text>
    )}
    {show.isLabelled && (
      <>
        <text className={classes.label} x={x} y={foot + 36} data-strong>
          {point.label}
        </text>
        {show.hasNote && (
          <text className={classes.label} x={x} y={foot + 53}>
            {point.note}
          </text>
        )}
      </>
    )}
  </Target>
);

interface TargetProps {
  point: TrendPoint;
  name: string;
  children: ReactNode;
}

const Target = ({ point: { to }, name, children }: TargetProps) =>
  to === undefined ? (
    <g>{children}</g>
  ) : (
    <Link className={trend.point} to={to} aria-label={name}>
      {children}
    </Link>
  );
