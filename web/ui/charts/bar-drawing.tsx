import { useId } from 'react';
import { useFormat } from '../format/use-format.ts';
import { BarMark, type Bar } from './bar-mark.tsx';
import classes from './chart.module.css';
import { Drawing } from './drawing.tsx';
import { fittingLabels, labelSize, linear, ticks, widestText } from './scale.ts';
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
/** The least height of the axis, in units: an axis of counts then has no halves. */
const minHighest = 4;

/** The least gap between two figures. With less room they are left out; the axis and the table still show them. */
const figureGap = 6;
const minSlotForFigure = 26;

export function BarDrawing({ width, summary, bars, hasParts, isBeside }: Props) {
  const { number } = useFormat();
  const hatch = useId();
  const highest = Math.max(...bars.map(({ total, part = 0 }) => Math.max(total, part)));
  const axis = ticks(0, Math.max(minHighest, highest));
  const y = linear([0, axis.at(-1)!], [foot, top]);

  const figures = axis.map((tick) => number(tick));
  const labels = bars.map((bar) => bar.label);
  const left = widestText(figures, labelSize) + 12;
  const slot = (width - left) / bars.length;
  const middles = bars.map((_, index) => left + slot * (index + 0.5));
  const labeled = fittingLabels(middles, widestText(labels, labelSize) + 8);
  const widestFigure = widestText(
    bars.map((bar) => number(bar.total)),
    labelSize,
  );
  const hasMarkedBar = bars.some((bar) => bar.isMarked);

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
          isPale={hasParts || (hasMarkedBar && !bar.isMarked)}
          isBeside={isBeside}
          isLabelled={labeled.has(index)}
          hasFigure={!hasParts && slot >= Math.max(minSlotForFigure, widestFigure + figureGap)}
        />
      ))}
    </Drawing>
  );
}
