import chart from '../../../../ui/charts/chart.module.css';
import { Drawing } from '../../../../ui/charts/drawing.tsx';
import { linear, linePath, ticks, widestText, labelSize } from '../../../../ui/charts/scale.ts';
import { ValueAxis } from '../../../../ui/charts/value-axis.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './forecast.module.css';
import type { InformationPoint } from './information-points.ts';

interface Props {
  width: number;
  points: readonly InformationPoint[];
  cut: number | null;
  summary: string;
  cutLabel: string;
}

const height = 216;
const top = 28;
const bottom = height - 24;
const abilityTicks = [-3, -2, -1, 0, 1, 2, 3];

const tones = { first: 'indigo', lower: 'leaf', higher: 'lotus' } as const;

/** Module 1 dashed, lower leaf, higher lotus; the cut is where the two cross. */
export function InformationDrawing({ width, points, cut, summary, cutLabel }: Props) {
  const { number } = useFormat();
  const curves = cut === null ? (['first'] as const) : (['first', 'lower', 'higher'] as const);
  const maxInformation = Math.max(
    ...points.flatMap((point) => curves.map((curve) => point[curve])),
  );
  const axis = ticks(0, maxInformation, 3);
  const format = (value: number): string => number(value);
  const left = widestText(axis.map(format), labelSize) + 12;
  const right = width - 8;
  const x = linear([-3, 3], [left + 4, right]);
  const y = linear([0, axis.at(-1)!], [bottom, top]);
  const cutPoint = points.find(({ ability }) => cut !== null && ability >= cut);
  const labelWidth = widestText([cutLabel], labelSize) + 20;
  return (
    <Drawing className={chart.chart} viewBox={`0 0 ${width} ${height}`} summary={summary}>
      {cut !== null && (
        <>
          <rect
            className={classes.side}
            data-tone="leaf"
            x={x(-3)}
            y={top}
            width={x(cut) - x(-3)}
            height={bottom - top}
          />
          <rect
            className={classes.side}
            data-tone="lotus"
            x={x(cut)}
            y={top}
            width={x(3) - x(cut)}
            height={bottom - top}
          />
        </>
      )}
      <ValueAxis ticks={axis} y={y} left={left} right={right} format={format} />
      {abilityTicks.map((tick) => (
        <text key={tick} className={chart.label} x={x(tick)} y={height - 6}>
          {number(tick)}
        </text>
      ))}
      {curves.map((curve) => (
        <path
          key={curve}
          className={classes.curve}
          data-tone={tones[curve]}
          d={linePath(points.map((point) => ({ x: x(point.ability), y: y(point[curve]) })))}
        />
      ))}
      {cut !== null && (
        <g>
          <line className={classes.cutLine} x1={x(cut)} x2={x(cut)} y1={top - 4} y2={bottom} />
          {cutPoint && (
            <circle
              className={classes.cutDot}
              cx={x(cut)}
              cy={y((cutPoint.lower + cutPoint.higher) / 2)}
              r={4}
            />
          )}
          <rect
            className={classes.cutBox}
            x={x(cut) - labelWidth / 2}
            y={2}
            width={labelWidth}
            height={20}
            rx={10}
          />
          <text className={classes.cutText} x={x(cut)} y={16}>
            {cutLabel}
          </text>
        </g>
      )}
    </Drawing>
  );
}
