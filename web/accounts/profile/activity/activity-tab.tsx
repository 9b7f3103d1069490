import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { useQuery } from '../../../api/use-query.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import shared from '../profile.module.css';
import { useOlderEntries } from '../use-older-entries.ts';
import classes from './activity.module.css';
import { byDay, nearDay, type Day } from './days.ts';
import { EntryRow } from './entry-row.tsx';

const pageSize = 20;

function useActivity() {
  const newest = useQuery('GET /id/activity', { query: { limit: pageSize } });
  const list = useOlderEntries(newest.data, pageSize, (before) =>
    call('GET /id/activity', { query: { before, limit: pageSize } }),
  );
  return { ...newest, ...list };
}

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
            <Stack gap={24}>
              <Muted size="base">{t('activity.intro')}</Muted>
              {byDay(entries).map((day) => (
                <DayGroup key={day.start.getTime()} day={day} />
              ))}
              <Muted as="div" className={classes.more}>
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
              </Muted>
            </Stack>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function DayGroup({ day }: { day: Day }) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const titleId = useId();
  const near = nearDay(day, now);
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <Muted id={titleId} as="h4">
        {near ? t(`activity.${near}`) : format.date(day.start)}
      </Muted>
      <ul className={shared.lines}>
        {day.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} shows="time" />
        ))}
      </ul>
    </Stack>
  );
}
