import type { LiveAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { testStages, type TestStage } from '@bac/contract/attempts/test-stages.ts';
import { Button } from '@mantine/core';
import { useDocumentVisibility, useInterval } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { optionalOneOf } from '../../../ui/data/address/setting.ts';
import { ListScreen } from '../../../ui/data/table/list-screen.tsx';
import { usePreviousData } from '../../../ui/data/table/use-previous-data.ts';
import { useListView } from '../../../ui/data/table/use-list-view.ts';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { usePageName } from '../../../ui/layout/page-name.ts';
import { ActionDialog, type PendingAction } from '../action/action-dialog.tsx';
import { attemptPath } from '../attempt-path.ts';
import classes from '../attempts.module.css';
import { PlaceBar } from './place-bar.tsx';
import { useLiveColumns } from './use-live-columns.tsx';
import { useLiveMenu } from './use-live-menu.tsx';

const pollMs = 5000;

/** The attempts in progress. Polls every five seconds while the page is visible and polling is not paused. */
function useLive(query: { page: number; size: number; place: TestStage | undefined }) {
  const [isPaused, setPaused] = useState(false);
  const { place, ...page } = query;
  const reply = useQuery('GET /admin/attempts/live', {
    query: { ...page, ...(place && { place }) },
  });
  const data = usePreviousData(reply);
  const isVisible = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(reply.reload, pollMs);
  const isOn = isVisible && !isPaused;
  useEffect(() => {
    if (isOn) start();
    return stop;
  }, [isOn, start, stop]);
  return { reply: { ...reply, data }, isPaused, setPaused };
}

const look = { size: 17, stroke: 1.6 } as const;
const filters = { place: optionalOneOf(testStages) };

/** Everybody who is taking a test now, those with a bad connection first. */
export function LiveScreen() {
  const { t } = useTranslation('attempts/console');
  const { time } = useFormat();
  usePageName(t('live.title'));
  const view = useListView({ filters });
  const { place } = view.filters;
  const live = useLive({ page: view.page, size: view.size, place });
  const { data } = live.reply;
  const columns = useLiveColumns(data?.at ?? new Date(0).toISOString());
  const [acting, setActing] = useState<PendingAction>();
  const rowMenu = useLiveMenu(setActing);
  return (
    <ListScreen<LiveAttempt>
      className={classes.screen}
      documentTitle={t('live.documentTitle')}
      title={t('live.title')}
      lead={
        data &&
        t('live.lead', {
          count: data.testTakers,
          time: time(data.at),
          saved: data.troubles.saved,
          late: data.troubles['catching-up'],
          silent: data.troubles.silent,
        })
      }
      actions={
        <>
          <Chip tone={live.isPaused ? 'neutral' : 'leaf'}>
            {t(live.isPaused ? 'live.stopped' : 'live.on')}
          </Chip>
          <Button
            variant="default"
            leftSection={
              live.isPaused ? <IconPlayerPlay {...look} /> : <IconPlayerPause {...look} />
            }
            onClick={() => live.setPaused(!live.isPaused)}
          >
            {t(live.isPaused ? 'live.resume' : 'live.pause')}
          </Button>
          <LinkButton to="/admin/test-results" variant="default">
            {t('live.all')}
          </LinkButton>
        </>
      }
      tabs={
        data && (
          <PlaceBar
            places={data.places}
            chosen={place}
            onChoose={(chosen) => view.set({ place: chosen })}
          />
        )
      }
      name="live-attempts"
      columns={columns}
      rowLabel={({ student }) => student.name}
      list={{
        view,
        // Polling does not show the loading state, which would otherwise flicker every five seconds.
        reply: { ...live.reply, isLoading: live.reply.isLoading && data === undefined },
      }}
      rowHref={({ id }) => attemptPath(id)}
      rowMenu={rowMenu}
      empty={{ title: t('live.emptyTitle'), text: t('live.emptyText') }}
    >
      {data !== undefined && data.idle > 0 && (
        <Muted size="sm" className={classes.linked}>
          {t('live.left', { count: data.idle })}{' '}
          <Link to="/admin/test-results?state=running">{t('live.seeLeft')}</Link>
        </Muted>
      )}
      {acting && <ActionDialog {...acting} onClose={() => setActing(undefined)} />}
    </ListScreen>
  );
}
