import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { calendarDay, daysUntil } from '../../../ui/forms/typed-date.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { tabPath } from '../use-tab.ts';
import classes from './goal-card.module.css';
import { GoalStairs } from './goal-stairs.tsx';

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
