import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { calendarDay, daysUntil } from '../../../ui/format/typed-date.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { tabPath } from '../use-tab.ts';
import classes from './goal-card.module.css';

const lowestScore = 400;
const stepPoints = 50;
const stepCount = 24;
const width = 24;
const rise = 6;
const ground = 196;

const topOf = (step: number): number => ground - 10 - step * rise;

/** 24 steps of 50 points climb from 400 to 1600; the flag stands on the step of the goal. The text below states it. */
function GoalStairs({ score }: { score: number }) {
  const goal = Math.max(1, Math.ceil((score - lowestScore) / stepPoints));
  const pole = (goal - 0.5) * width;
  return (
    <svg className={classes.stairs} viewBox={`0 0 ${stepCount * width} 220`} aria-hidden>
      {Array.from({ length: stepCount }, (_, index) => index + 1).map((step) => (
        <rect
          key={step}
          className={classes.step}
          data-within={step < goal || undefined}
          data-goal={step === goal || undefined}
          x={(step - 1) * width}
          y={topOf(step)}
          width={width - 2}
          height={ground - topOf(step)}
          rx="2"
        />
      ))}
      <path className={classes.pole} d={`M${pole} ${topOf(goal)}v-34`} />
      <path fill="var(--lotus)" d={`M${pole} ${topOf(goal) - 35}h20l-5 7 5 7h-20z`} />
      <text className={classes.scale} x="0" y="214">
        {lowestScore}
      </text>
      <text className={classes.scale} x={stepCount * width - 2} y="214" textAnchor="end">
        {lowestScore + stepCount * stepPoints}
      </text>
    </svg>
  );
}

interface Props {
  goalScore: number | null;
  testDate: string | null;
}

export function GoalCard({ goalScore, testDate }: Props) {
  const { t } = useTranslation('accounts/profile');
  if (goalScore === null) {
    return (
      <Card title={t('goal.untitled')}>
        <EmptyState
          title={t('goal.none')}
          text={t('goal.noneText')}
          action={
            <LinkButton to={tabPath('edit')} variant="default">
              {t('goal.set')}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <Card title={t('goal.title', { score: goalScore })}>
      <GoalStairs score={goalScore} />
      <GoalFacts goalScore={goalScore} testDate={testDate} />
    </Card>
  );
}

function GoalFacts({ goalScore, testDate }: { goalScore: number; testDate: string | null }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('goal.score')}</dt>
        <dd>
          {goalScore} <small>{t('goal.outOf')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('goal.testDate')}</dt>
        <dd>{testDate ? format.date(testDate) : t('goal.noDate')}</dd>
      </div>
      {testDate && (
        <div>
          <dt>{t('goal.left')}</dt>
          <dd>
            <DaysLeft testDate={testDate} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function DaysLeft({ testDate }: { testDate: string }) {
  const { t } = useTranslation('accounts/profile');
  const [today] = useState(() => calendarDay(new Date()));
  const days = daysUntil(testDate, today);
  if (days > 0) return t('goal.days', { count: days });
  return days === 0 ? t('goal.today') : t('goal.over');
}
