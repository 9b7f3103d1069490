import { useTranslation } from 'react-i18next';
import classes from './score-stairs.module.css';
import { height, lastStep, lineAt, steps } from './stair-steps.ts';

interface Props {
  low: number;
  high: number;
  at: (score: number) => string;
}

const marks = [400, 600, 800, 1000, 1200, 1400, 1600];
/** Nearer than this to the words of the range, in points, a figure would touch them; on a phone sooner. */
const touching = 130;
const touchingOnPhones = 255;
const textAt = height - 8;

const anchorOf = (score: number): 'start' | 'middle' | 'end' => {
  if (score < steps[0]! + touching) return 'start';
  return score > lastStep - touching ? 'end' : 'middle';
};

/** The line under the stairs, with the range as a band; figures give way to the words of the range. */
export function StairsAxis({ low, high, at }: Props) {
  const { t } = useTranslation('ui');
  const middle = (low + high) / 2;
  const anchor = anchorOf(middle);
  const place = { start: steps[0]!, middle, end: lastStep }[anchor];
  return (
    <>
      <line className={classes.line} x1="0" x2="100%" y1={lineAt} y2={lineAt} />
      <line className={classes.band} x1={at(low)} x2={at(high)} y1={lineAt} y2={lineAt} />
      {marks
        .filter((mark) => Math.abs(mark - middle) > touching)
        .map((mark) => (
          <text
            key={mark}
            x={at(mark)}
            y={textAt}
            textAnchor={anchorOf(mark)}
            data-fine={mark % 400 !== 0 || Math.abs(mark - middle) < touchingOnPhones || undefined}
          >
            {mark}
          </text>
        ))}
      <text className={classes.range} x={at(place)} y={textAt} textAnchor={anchor}>
        {t('chart.rangeBetween', { low, high })}
      </text>
    </>
  );
}
