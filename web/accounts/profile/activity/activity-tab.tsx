import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import classes from './activity.module.css';
import { DayGroup } from './day-group.tsx';
import { byDay } from './days.ts';
import { useActivity } from './use-activity.ts';

export function ActivityTab() {
  const { t } = useTranslation('accounts/profile');
  const activity = useActivity();
  return (
    <Loaded reply={activity} lines={8}>
      {(entries) => (
        <Card title={t('activity.title')}>
          {entries.length === 0 ? (
            <EmptyState title={t('activity.empty')} text={t('activity.emptyText')} />
          ) : (
            <>
              <p className={classes.intro}>{t('activity.intro')}</p>
              {byDay(entries).map((day) => (
                <DayGroup key={day.start.getTime()} day={day} />
              ))}
              <div className={classes.more}>
                {activity.hasMore ? (
                  <Button
                    variant="default"
                    loading={activity.isLoadingMore}
                    onClick={() => void activity.showMore()}
                  >
                    {t('activity.more')}
                  </Button>
                ) : (
                  t('activity.end')
                )}
              </div>
            </>
          )}
        </Card>
      )}
    </Loaded>
  );
}
