import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './goal-section.module.css';

interface Props {
  goal: ReadyReport['goal'];
  score: number;
}

export function GoalLine({ goal, score }: Props) {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (!goal) {
    return (
      <div className={classes.goal}>
        <p className={classes.goalName}>
          <strong>{t('goal.none')}</strong>
        </p>
        <p className={classes.goalName}>{t('goal.noneText')}</p>
      </div>
    );
  }
  const { testDate } = goal;
  return (
    <div className={classes.goal}>
      <p className={classes.goalName}>
        {testDate ? t('goal.by', { date: format.date(testDate) }) : t('goal.own')}
      </p>
      <div className={classes.goalFigures}>
        <p className={classes.goalScore}>{goal.score}</p>
        <span className={classes.toGo}>
          {score >= goal.score ? t('goal.reached') : t('goal.toGo', { points: goal.score - score })}
        </span>
      </div>
    </div>
  );
}
