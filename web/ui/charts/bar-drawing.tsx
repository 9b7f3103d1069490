import { useId } from 'react';
import { useFormat } from '../format/use-format.ts';
import { BarMark, type Bar } from './bar-mark.tsx';
import classes from './chart.module.css';
import { Drawing } from './drawing.tsx';
import { fitting, labelSize, linear, ticks, widest } from './scale.ts';
import { ValueAxis } from './value-axis.tsx';

interface Props {
  width: number;
  summary: string;
  bars: Bar[];
  hasParts: boolean;
  isBeside: boolean;
}

const height = 250;
const top = 18;
const foot = height - 26;
/** So that an axis of counts has no halves. */
const fewestTall = 4;

/** Beside each other, figures need this much air; without it the axis and the table have them. */
const air = 6;
const roomForFigure = 26;

export function BarDrawing({ width, summary, bars, hasParts, isBeside }: Props) {
  const { number } = useFormat();
  const hatch = useId();
  const highest = Math.max(...bars.map(({ total, part = 0 }) => Math.max(total, part)));
  const axis = ticks(0, Math.max(fewestTall, highest));
  const y = linear([0, axis.at(-1)!], [foot, top]);

  const figures = axis.map((tick) => number(tick));
  const labels = bars.map((bar) => bar.label);
  const left = widest(figures, labelSize) + 12;
  const slot = (width - left) / bars.length;
  const middles = bars.map((_, index) => left + slot * (index + 0.5));
  const labelled = fitting(middles, widest(labels, labelSize) + 8);
  const widestFigure = widest(
    bars.map((bar) => number(bar.total)),
    labelSize,
  );
  const hasMarked = bars.some((bar) => bar.isMarked);

  return (
    <Drawing className={classes.chart} viewBox={`0 0 ${width} ${height}`} summary={summary}>
      <pattern
        id={hatch}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={classes.hatch} y2="6" />
      </pattern>
      <ValueAxis ticks={axis} y={y} left={left} right={width} format={number} />
      {bars.map((bar, index) => (
        <BarMark
          key={bar.name ?? bar.label}
          bar={bar}
          middle={middles[index]!}
          width={Math.min(slot * 0.66, 44)}
          y={y}
          hatch={hatch}
          isPale={hasParts || (hasMarked && !bar.isMarked)}
          isBeside={isBeside}
          isLabelled={labelled.has(index)}
          hasFigure={!hasParts && slot >= Math.max(roomForFigure, widestFigure + air)}
        />
      ))}
    </Drawing>
  );
}
