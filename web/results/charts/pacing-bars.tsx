import { clockTime } from '../../ui/format/clock-time.ts';
import { Drawing } from '../../ui/charts/drawing.tsx';
import { PacingGroupBars } from './pacing-group-bars.tsx';
import classes from './pacing-bars.module.css';
import type { PacingGroup } from './pacing-group.ts';
import { linear } from '../../ui/charts/scale.ts';

interface Props {
  /** The chart in one sentence. */
  summary: string;
  groups: PacingGroup[];
}

const minute = 60_000;
const top = 18;
const height = 178;

/** Includes the even pace, so that its line fits even if every answer was quicker. */
const longestTime = (groups: PacingGroup[]): number =>
  Math.max(minute, ...groups.flatMap(({ bars, evenMs }) => [evenMs, ...bars.map(({ ms }) => ms)]));

/** Whole minutes for the axis, few enough not to overlap. */
function tickTimes(longest: number): number[] {
  const minutes = Math.ceil(longest / minute - 0.35);
  const step = Math.max(1, Math.ceil(minutes / 4));
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, tick) => tick * step * minute);
}

/** One bar for each question, grouped by module, with a line at the even pace. */
export function PacingBars({ summary, groups }: Props) {
  const longest = longestTime(groups);
  const ticks = tickTimes(longest);
  const y = linear([0, Math.max(ticks.at(-1)!, longest)], [height, top]);
  return (
    <div className={classes.chart}>
      <svg className={classes.axis} height={height + 6} aria-hidden>
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={y(tick) + 4} textAnchor="end">
            {clockTime(tick)}
          </text>
        ))}
      </svg>
      <div className={classes.groups}>
        <Drawing className={classes.grid} width="100%" height={height + 2} summary={summary}>
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
        </Drawing>
        {groups.map((group) => (
          <PacingGroupBars key={group.key} group={group} y={y} height={height} />
        ))}
      </div>
    </div>
  );
}
