import { useTranslation } from 'react-i18next';
import classes from './score-stairs.module.css';
import { height, lastStep, lineY, steps } from './stair-steps.ts';

interface Props {
  low: number;
  high: number;
  at: (score: number) => string;
}

const marks = [400, 600, 800, 1000, 1200, 1400, 1600];
/** An axis label closer than this to the text of the range, in points, would overlap it; on phones, the second value. */
const minDistance = 130;
const minDistanceOnPhones = 255;
const textY = height - 8;

const anchorOf = (score: number): 'start' | 'middle' | 'end' => {
  if (score < steps[0]! + minDistance) return 'start';
  return score > lastStep - minDistance ? 'end' : 'middle';
};

/** The line under the stairs, with the range as a band; axis labels that would overlap the text of the range are left out. */
export function StairsAxis({ low, high, at }: Props) {
  const { t } = useTranslation('ui');
  const middle = (low + high) / 2;
  const anchor = anchorOf(middle);
  const textScore = { start: steps[0]!, middle, end: lastStep }[anchor];
  return (
    <>
      <line className={classes.line} x1="0" x2="100%" y1={lineY} y2={lineY} />
      <line className={classes.band} x1={at(low)} x2={at(high)} y1={lineY} y2={lineY} />
      {marks
        .filter((mark) => Math.abs(mark - middle) > minDistance)
        .map((mark) => (
          <text
            key={mark}
            x={at(mark)}
            y={textY}
            textAnchor={anchorOf(mark)}
            data-fine={
              mark % 400 !== 0 || Math.abs(mark - middle) < minDistanceOnPhones || undefined
            }
          >
            {mark}
          </text>
        ))}
      <text className={classes.range} x={at(textScore)} y={textY} textAnchor={anchor}>
        {t('chart.rangeBetween', { low, high })}
      </text>
    </>
  );
}
