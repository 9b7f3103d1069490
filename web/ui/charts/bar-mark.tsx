import { useFormat } from '../format/use-format.ts';
import classes from './chart.module.css';
import { barPath } from './scale.ts';

export interface Bar {
  /** Short text under the bar. The label, or else `name`, is unique among the bars. */
  label: string;
  /** The label in full, for the table and the tooltip. */
  name?: string;
  total: number;
  part?: number;
  /** The period is not over, such as today: hatched instead of pale. */
  isOpen?: boolean;
  /** Highlighted, such as the bar that holds the median. */
  isMarked?: boolean;
}

interface Props {
  bar: Bar;
  middle: number;
  width: number;
  y: (value: number) => number;
  hatch: string;
  isPale: boolean;
  /** The part is drawn beside the total, not inside it. */
  isBeside: boolean;
  isLabelled: boolean;
  hasFigure: boolean;
}

export function BarMark({ bar, middle, width, y, hatch, ...show }: Props) {
  const { number } = useFormat();
  const { label, name = label, total, part } = bar;
  const figures = [total, part]
    .filter((value) => value !== undefined)
    .map((value) => number(value));
  const half = width / 2;
  const shape = (value: number, from = -half, wide = width): string =>
    barPath({ x: middle + from, y: y(value) }, wide, y(0) - y(value));
  const whole = show.isBeside ? shape(total, -half, half - 1) : shape(total);
  return (
    <g>
      <title>{`${name}: ${figures.join(' · ')}`}</title>
      <path className={show.isPale ? classes.pale : classes.solid} d={whole} />
      {bar.isOpen && <path className={classes.open} style={{ fill: `url(#${hatch})` }} d={whole} />}
      {part !== undefined && (
        <path
          className={classes.solid}
          d={show.isBeside ? shape(part, 1, half - 1) : shape(part)}
        />
      )}
      {show.hasFigure && (
        <text className={classes.figureText} x={middle} y={y(total) - 6} data-strong={bar.isMarked}>
          {number(total)}
        </text>
      )}
      {show.isLabelled && (
        <text className={classes.label} x={middle} y={y(0) + 18} data-strong={bar.isOpen}>
          {label}
        </text>
      )}
    </g>
  );
}
