import type { Tone } from '../feedback/tone.ts';
import classes from './chart.module.css';
import { Drawing } from './drawing.tsx';
import { linear, linePath } from './scale.ts';

interface Props {
  values: number[];
  /** The trend in one sentence, in place of the table that larger charts have. */
  summary: string;
  tone?: Tone;
}

const width = 64;
const height = 22;
/** The margin that the dot at the end needs. */
const edge = 4;

/** The recent trend of a number, small enough to stand beside it. */
export function SparkLine({ values, summary, tone = 'indigo' }: Props) {
  const x = linear([0, values.length - 1], [edge, width - edge]);
  const y = linear([Math.min(...values), Math.max(...values)], [height - edge, edge]);
  const points = values.map((value, index) => ({ x: x(index), y: y(value) }));
  const last = points.at(-1);
  if (!last) return null;
  return (
    <Drawing
      className={classes.spark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      summary={summary}
      data-tone={tone}
    >
      <path className={classes.sparkLine} d={linePath(points)} />
      <circle className={classes.sparkEnd} cx={last.x} cy={last.y} r={2.6} />
    </Drawing>
  );
}
