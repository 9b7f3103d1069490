import classes from './chart.module.css';

interface Props {
  ticks: number[];
  y: (value: number) => number;
  left: number;
  right: number;
  format: (value: number) => string;
}

/** Tick values down the left, each with a hairline across the chart. */
export const ValueAxis = ({ ticks, y, left, right, format }: Props) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line className={classes.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
