import type { Tally } from '@bac/exam/report/tally.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../ui/charts/drawing.tsx';
import { ResultHatch } from './result-hatch.tsx';
import classes from './result.module.css';

interface Props {
  tally: Tally;
  /** How many questions a bar of full length stands for; by default the total of the tally. */
  of?: number;
}

const height = 12;
const gap = 2;

/** A stacked bar of right, wrong and empty answers: solid, hatched, hollow. */
export function ResultBar({ tally, of = tally.total }: Props) {
  const { t } = useTranslation('ui');
  const hatch = useId();
  const parts = [
    { kind: 'right', count: tally.right, before: 0 },
    { kind: 'wrong', count: tally.wrong, before: tally.right },
    { kind: 'none', count: tally.noAnswer, before: tally.right + tally.wrong },
  ].filter(({ count }) => count > 0);
  return (
    <Drawing
      className={classes.bar}
      width="100%"
      height={height}
      summary={t('chart.results', { ...tally })}
    >
      <ResultHatch id={hatch} />
      {parts.map(({ kind, count, before }) => (
        <rect
          key={kind}
          className={classes[kind]}
          x={`${(100 * before) / of}%`}
          y="0.75"
          height={height - 1.5}
          rx="2"
          // A style, because the attribute cannot subtract pixels from a percentage.
          style={{
            width: `max(1px, calc(${(100 * count) / of}% - ${gap}px))`,
            ...(kind === 'wrong' && { fill: `url(#${hatch})` }),
          }}
        />
      ))}
    </Drawing>
  );
}
