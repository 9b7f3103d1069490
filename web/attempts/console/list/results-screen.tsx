import { attemptStates } from '@bac/contract/attempts/attempt-states.ts';
import type { ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { IconActivity, IconExternalLink, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { useQuery } from '../../../api/use-query.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import type { MenuEntry } from '../../../ui/data/table/column.ts';
import { ListTable } from '../../../ui/data/table/list-table.tsx';
import { exportSize } from '../../../ui/data/table/paging/page-sizes.ts';
import { ViewTabs } from '../../../ui/data/table/view-tabs.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { attemptPath } from '../attempt-path.ts';
import classes from '../attempts.module.css';
import { AttemptFilters } from './attempt-filters.tsx';
import { useAttemptColumns } from './use-attempt-columns.tsx';
import { useAttemptsView } from './use-attempts-view.ts';

const look = { size: 17, stroke: 1.6 } as const;

function useRowMenu(): (attempt: ListedAttempt) => MenuEntry[] {
  const { t } = useTranslation('attempts/console');
  return ({ id, student, state }) => [
    { label: t('list.open'), icon: <IconActivity {...look} />, href: attemptPath(id) },
    {
      label: t('list.report'),
      icon: <IconExternalLink {...look} />,
      href: `/test-results/${id}`,
      isDisabled: state === 'running' || state === 'abandoned',
    },
    {
      label: t('list.student'),
      icon: <IconUser {...look} />,
      href: `/admin/users/${student.id}?tab=attempts`,
    },
  ];
}

/** Every attempt there is, whatever has become of it. */
export function ResultsScreen() {
  const { t } = useTranslation('attempts/console');
  const { number } = useFormat();
  useDocumentTitle(t('list.documentTitle'));
  const view = useAttemptsView();
  const reply = useQuery('GET /admin/attempts', { query: view.query });
  const columns = useAttemptColumns();
  const rowMenu = useRowMenu();
  const counts = reply.data?.byState;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chosen = view.filters.state;
  const { page: _page, size: _size, ...asked } = view.query;
  return (
    <div className={classes.screen}>
      <PageTitle
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <LinkButton
            to="/admin/test-results/live"
            variant="default"
            leftSection={<IconActivity size={17} aria-hidden />}
          >
            {t('live.title')}
          </LinkButton>
        }
      />
      <ViewTabs
        label={t('column.state')}
        views={[
          { value: undefined, label: t('list.all'), count: all },
          ...attemptStates.map((state) => ({
            value: state,
            label: t(`state.${state}`),
            count: counts?.[state],
          })),
        ]}
        isChosen={(state) => (state ? chosen.includes(state) : chosen.length === 0)}
        onChoose={(state) => view.set({ state: state ? [state] : [] })}
      />
      <ListTable<ListedAttempt>
        name="attempts"
        label={t('list.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ student }) => student.name}
        view={view}
        reply={reply}
        searchLabel={t('list.search')}
        filters={<AttemptFilters view={view} />}
        rowHref={({ id }) => attemptPath(id)}
        rowMenu={rowMenu}
        exportRows={(page) =>
          call('GET /admin/attempts', { query: { ...asked, page, size: exportSize } })
        }
        csvName="test-results"
        countLabel={(total) => t('list.count', { count: total, shown: number(total) })}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </div>
  );
}
