import { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import type { AccountAction, User } from '@bac/contract/accounts/users.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../../api/client.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { exportPageSize } from '../../../../ui/data/table/paging/page-sizes.ts';
import { ViewTabs } from '../../../../ui/data/table/view-tabs.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { CreateDialog } from '../create/create-dialog.tsx';
import { EndSessionsDialog } from '../end-sessions-dialog.tsx';
import { StatusDialog } from '../status/status-dialog.tsx';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from '../users.module.css';
import { useRowMenu } from './use-row-menu.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { useUsersView, type UsersView } from './use-users-view.ts';
import { UserFilters } from './user-filters.tsx';

const bulkActions = ['activate', 'deactivate', 'suspend', 'ban', 'unban'] as const;

/** The most accounts that the server accepts in one request. */
const maxAtOnce = 200;

type Open =
  | { dialog: 'create' }
  | { dialog: 'sessions'; user: User }
  | { dialog: 'status'; action: AccountAction; users: Pick<User, 'id' | 'fullName'>[] }
  | undefined;

export function UsersScreen() {
  const { t } = useTranslation('accounts/console/users');
  const { number } = useFormat();
  const [open, setOpen] = useState<Open>();
  useDocumentTitle(t('documentTitle'));
  const view = useUsersView();
  const reply = useQuery('GET /admin/users', { query: view.query, isKept: true });
  const columns = useUserColumns();
  const rowMenu = useRowMenu({
    onAction: (action, user) => setOpen({ dialog: 'status', action, users: [user] }),
    onEndSessions: (user) => setOpen({ dialog: 'sessions', user }),
  });
  const nameOf = (id: string): string =>
    reply.data?.rows.find((row) => row.id === id)?.fullName ?? '';
  const close = (): void => setOpen(undefined);
  const { page: _page, size: _size, ...filterQuery } = view.query;
  return (
    <Stack className={classes.screen}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <LinkButton
              to="/admin/users/import"
              variant="default"
              leftSection={<IconFileImport size={17} aria-hidden />}
            >
              {t('list.import')}
            </LinkButton>
            <Button
              leftSection={<IconUserPlus size={17} aria-hidden />}
              onClick={() => setOpen({ dialog: 'create' })}
            >
              {t('list.create')}
            </Button>
          </>
        }
      />
      <StatusTabs view={view} counts={reply.data?.byStatus} />
      <ListTable<User>
        name="users"
        label={t('title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ fullName }) => fullName}
        view={view}
        reply={reply}
        searchLabel={t('list.search')}
        filters={<UserFilters view={view} />}
        rowHref={({ id }) => `/admin/users/${id}`}
        rowMenu={rowMenu}
        bulk={(ids) =>
          bulkActions.map((action) => (
            <button
              key={action}
              type="button"
              onClick={() =>
                setOpen({
                  dialog: 'status',
                  action,
                  users: ids.map((id) => ({ id, fullName: nameOf(id) })),
                })
              }
            >
              {t(`do.${action}`)}
            </button>
          ))
        }
        maxSelected={maxAtOnce}
        exportRows={(page) =>
          call('GET /admin/users', { query: { ...filterQuery, page, size: exportPageSize } })
        }
        csvName="users"
        countLabel={(total) => t('list.count', { count: total, shown: number(total) })}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
      {open?.dialog === 'create' && <CreateDialog onClose={close} />}
      {open?.dialog === 'sessions' && <EndSessionsDialog user={open.user} onClose={close} />}
      {open?.dialog === 'status' && (
        <StatusDialog action={open.action} users={open.users} onClose={close} />
      )}
    </Stack>
  );
}

interface StatusTabsProps {
  view: UsersView;
  counts: Reply<'GET /admin/users'>['byStatus'] | undefined;
}

/** One view for each status, with the number of accounts that match the other filters. */
function StatusTabs({ view, counts }: StatusTabsProps) {
  const { t } = useTranslation('accounts/console/users');
  const chosen = view.filters.status;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ViewTabs
      label={t('column.status')}
      views={[
        { value: undefined, label: t('list.all'), count: all },
        ...accountStatuses.map((status) => ({
          value: status,
          label: t(`status.${status}`),
          count: counts?.[status],
        })),
      ]}
      isChosen={(status) => (status ? chosen.includes(status) : chosen.length === 0)}
      onChoose={(status) => view.set({ status: status ? [status] : [] })}
    />
  );
}
