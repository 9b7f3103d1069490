import { accountStatuses } from '@bac/contract/accounts/account-statuses.ts';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../../api/client.ts';
import { ViewTabs } from '../../../../ui/data/table/view-tabs.tsx';
import type { UsersView } from './use-users-view.ts';

interface Props {
  view: UsersView;
  counts: Reply<'GET /admin/users'>['byStatus'] | undefined;
}

/** One view for each status, with how many the other filters leave. */
export function StatusTabs({ view, counts }: Props) {
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
