import { useTranslation } from 'react-i18next';
import classes from './score-stairs.module.css';
import { ground, rise, stepOf } from './stair-steps.ts';

interface Props {
  goal: number;
  /** How far along the stairs it stands, in per cent. */
  place: number;
}

const pole = 32;
/** Further along there is no room for the words on the right. */
const lastWithWordsAfter = 70;

/** The goal, as a flag on its step. */
export function StairsFlag({ goal, place }: Props) {
  const { t } = useTranslation('ui');
  const foot = ground - rise(stepOf(goal - 1));
  const isTurned = place > lastWithWordsAfter;
  return (
    <svg className={classes.flag} x={`${place.toFixed(2)}%`} y={foot - pole}>
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
