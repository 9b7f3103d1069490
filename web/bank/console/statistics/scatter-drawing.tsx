import type { Proposal } from '@bac/contract/bank/statistics.ts';
import chart from '../../../ui/charts/chart.module.css';
import { Drawing } from '../../../ui/charts/drawing.tsx';
import { linear, ticks } from '../../../ui/charts/scale.ts';
import { ValueAxis } from '../../../ui/charts/value-axis.tsx';
import { useStatisticFormat } from '../../../ui/format/use-statistic-format.ts';
import { isMarked } from './change-of.ts';
import classes from './statistics.module.css';

interface Props {
  width: number;
  proposals: Proposal[];
  summary: string;
  names: { before: string; after: string };
}

const top = 26;
const bottom = 44;
const left = 40;
const dot = 4.5;
const maxHeight = 420;

const format = (value: number): string => String(value).replace('-', '−');

/** One dot per question, with a whisker of one standard error up and down. */
export function ScatterDrawing({ width, proposals, summary, names }: Props) {
  const statistic = useStatisticFormat();
  const height = Math.min(maxHeight, Math.max(280, width * 0.7));
  const values = proposals.flatMap(({ before, after }) => [before.b, after.b]);
  const axis = ticks(Math.min(...values), Math.max(...values), 6);
  const span = [axis[0]!, axis.at(-1)!] as const;
  const x = linear(span, [left, width - 12]);
  const y = linear(span, [height - bottom, top]);
  return (
    <Drawing className={chart.chart} viewBox={`0 0 ${width} ${height}`} summary={summary}>
      <ValueAxis ticks={axis} y={y} left={left} right={width - 12} format={format} />
      {axis.map((tick) => (
        <text key={tick} className={chart.label} x={x(tick)} y={height - bottom + 20}>
          {format(tick)}
        </text>
      ))}
      <text x={left - 24} y={12}>
        {names.after}
      </text>
      <text x={width - 12} y={height - 4} textAnchor="end">
        {names.before}
      </text>
      <line
        className={classes.same}
        x1={x(span[0])}
        y1={y(span[0])}
        x2={x(span[1])}
        y2={y(span[1])}
      />
      {proposals.map((proposal) => {
        const { item, before, after, errors } = proposal;
        const error = errors.b ?? 0;
        return (
          <g key={item} data-marked={isMarked(proposal) || undefined} className={classes.point}>
            <title>{`${item}: ${statistic(before.b)} → ${statistic(after.b)}`}</title>
            <line
              x1={x(before.b)}
              x2={x(before.b)}
              y1={y(Math.min(span[1], after.b + error))}
              y2={y(Math.max(span[0], after.b - error))}
            />
            <circle cx={x(before.b)} cy={y(after.b)} r={dot} />
          </g>
        );
      })}
    </Drawing>
  );
}
