import { useTranslation } from 'react-i18next';
import { Drawing } from '../../ui/charts/drawing.tsx';
import { linear } from '../../ui/charts/scale.ts';
import classes from './score-stairs.module.css';
import {
  stepColor,
  groundY,
  height,
  lastStep,
  lineY,
  stepHeight,
  stepIndex,
  steps,
} from './stair-steps.ts';
import { StairsAxis } from './stairs-axis.tsx';

interface StairsFlagProps {
  goal: number;
  /** The horizontal position on the stairs, in percent. */
  position: number;
}

const pole = 32;
/** Beyond this position, in percent, the text does not fit on the right of the flag. */
const maxPositionForRightText = 70;

/** The goal, as a flag on its step. */
function StairsFlag({ goal, position }: StairsFlagProps) {
  const { t } = useTranslation('ui');
  const foot = groundY - stepHeight(stepIndex(goal - 1));
  const isTurned = position > maxPositionForRightText;
  return (
    <svg className={classes.flag} x={`${position.toFixed(2)}%`} y={foot - pole}>
      <path className={classes.pole} d={`M0 ${pole}V0`} />
      <path
        className={classes.cloth}
        d={isTurned ? 'M0 0h-17l5 6-5 6h17z' : 'M0 0h17l-5 6 5 6h-17z'}
      />
      <text x={isTurned ? -23 : 23} y="10.5" textAnchor={isTurned ? 'end' : 'start'}>
        {t('chart.goal', { value: goal })}
      </text>
    </svg>
  );
}

interface Props {
  score: number;
  low: number;
  high: number;
  goal?: number;
}

const share = linear([steps[0]!, lastStep], [0, 100]);
const at = (value: number): string => `${share(value).toFixed(2)}%`;

/** The width of a step, in percent; the remaining 12% of its slot are the gap to the next step. */
const stepShare = (100 / steps.length) * 0.88;

/** Steps of 50 points from 400 to 1600; the steps up to the score are colored, and the range is drawn below. */
export function ScoreStairs({ score, low, high, goal }: Props) {
  const { t } = useTranslation('ui');
  const scoreText = t('chart.score', { score, low, high, min: steps[0], max: lastStep });
  const summary =
    goal === undefined ? scoreText : `${scoreText}. ${t('chart.goal', { value: goal })}`;
  const top = groundY - stepHeight(stepIndex(score));
  return (
    <div className={classes.box}>
      <Drawing className={classes.stairs} width="100%" height={height} summary={summary}>
        {steps.map((from, step) => {
          const box = {
            x: at(from),
            y: groundY - stepHeight(step),
            height: stepHeight(step),
            rx: 2,
          };
          const filled = Math.min(stepShare, share(score) - share(from));
          return (
            <g key={from}>
              <rect className={classes.toCome} {...box} width={`${stepShare.toFixed(2)}%`} />
              {filled > 0 && (
                <rect {...box} width={`${filled.toFixed(2)}%`} style={{ fill: stepColor(step) }} />
              )}
            </g>
          );
        })}
        {goal !== undefined && <StairsFlag goal={goal} position={share(goal)} />}
        <line className={classes.plumb} x1={at(score)} x2={at(score)} y1={top} y2={lineY} />
        <StairsAxis low={low} high={high} at={at} />
        <circle className={classes.score} cx={at(score)} cy={top} r="4.5" />
        <circle className={classes.score} cx={at(score)} cy={lineY} r="6" />
      </Drawing>
    </div>
  );
}
