import { useTranslation } from 'react-i18next';
import classes from './chart.module.css';
import { linePath, type Point } from './scale.ts';
import trend from './trend.module.css';

interface Props {
  /** The left end of the line, at the height of the goal. */
  start: Point;
  right: number;
  score: number;
  /** The day of the test, where one is chosen and still to come. */
  day?: { x: number; foot: number; label: string; from: Point };
}

/** The line to reach; with a day, a flag stands on it and the way there is dotted. */
export function TrendGoalLine({ start, right, score, day }: Props) {
  const { t } = useTranslation('ui');
  const { y } = start;
  return (
    <g aria-hidden>
      <line className={classes.goal} x1={start.x} x2={right} y1={y} y2={y} />
      <text className={classes.goalText} x={(day?.x ?? right) - (day ? 8 : 0)} y={y - 8}>
        {t('chart.goal', { value: String(score) })}
      </text>
      {day && (
        <>
          <path className={trend.way} d={linePath([day.from, { x: day.x, y }])} />
          <path className={trend.pole} d={`M${day.x} ${y}v-24`} />
          <path className={trend.flag} d={`M${day.x} ${y - 24}h16l-4 5 4 5h-16z`} />
          <text className={classes.label} x={day.x} y={day.foot + 36} data-strong>
            {day.label}
          </text>
          <text className={classes.label} x={day.x} y={day.foot + 53}>
            {t('chart.testDay')}
          </text>
        </>
      )}
    </g>
  );
}
