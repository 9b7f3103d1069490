import { useId, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { PacingBar, PacingGroup } from './pacing-group.ts';
import classes from './pacing-bars.module.css';
import { ResultHatch } from './result-hatch.tsx';
import results from './result.module.css';

interface Props {
  group: PacingGroup;
  y: (ms: number) => number;
  height: number;
}

const kinds = { right: 'right', wrong: 'wrong', omitted: 'none', 'not-reached': 'none' } as const;

/** Keeps the bar of a question without any time visible and clickable. */
const minHeight = 3;

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -1e3, End: 1e3 };

/** The bars of a module as one tab stop (roving tabindex): arrow keys move between bars, Enter opens the question. */
export function PacingGroupBars({ group, y, height }: Props) {
  const hatch = useId();
  const [current, setCurrent] = useState(0);
  const { bars } = group;
  const walk = (event: KeyboardEvent<SVGSVGElement>): void => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(bars.length - 1, Math.max(0, current + step));
    setCurrent(next);
    event.currentTarget.querySelectorAll<SVGAElement>('a')[next]?.focus();
  };
  const isOpenable = bars.some(({ to }) => to !== undefined);
  return (
    <div className={classes.group} style={{ flexGrow: bars.length }}>
      <svg
        className={classes.bars}
        width="100%"
        height={height + 2}
        {...(isOpenable
          ? { role: 'group', 'aria-label': group.name, onKeyDown: walk }
          : { 'aria-hidden': true })}
      >
        <ResultHatch id={hatch} />
        {bars.map((bar, index) => {
          const content = <Bar bar={bar} group={group} index={index} y={y} hatch={hatch} />;
          return bar.to === undefined ? (
            <g key={bar.key}>{content}</g>
          ) : (
            <Link
              key={bar.key}
              to={bar.to}
              aria-label={bar.name}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              className={classes.link}
            >
              {content}
            </Link>
          );
        })}
        <line className={results.pace} x1="0" x2="100%" y1={y(group.evenMs)} y2={y(group.evenMs)} />
      </svg>
      <p className={classes.foot}>
        <strong data-long>{group.name}</strong>
        <strong data-short>{group.shortName}</strong>
        <span>{group.note}</span>
      </p>
    </div>
  );
}

interface BarProps {
  bar: PacingBar;
  group: PacingGroup;
  index: number;
  y: (ms: number) => number;
  hatch: string;
}

function Bar({ bar, group, index, y, hatch }: BarProps) {
  const slot = 100 / group.bars.length;
  const kind = kinds[bar.result];
  const top = Math.min(y(bar.ms), y(0) - minHeight);
  return (
    <>
      <title>{bar.name}</title>
      <rect className={classes.reach} x={`${index * slot}%`} width={`${slot}%`} height="100%" />
      <rect
        className={results[`${kind}Time`]}
        x={`${(index + 0.14) * slot}%`}
        width={`${slot * 0.72}%`}
        y={top}
        height={y(0) - top}
        rx="1.5"
        {...(kind === 'wrong' && { style: { fill: `url(#${hatch})` } })}
      />
      {bar.result === 'wrong' && bar.ms > group.evenMs && (
        <text className={classes.number} x={`${(index + 0.5) * slot}%`} y={top - 4}>
          {bar.number}
        </text>
      )}
    </>
  );
}
