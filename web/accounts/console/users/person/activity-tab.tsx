import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../../../api/use-reply.ts';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { useMoment } from '../use-moment.ts';
import { actionName } from './action-name.ts';

/** What was done to the account and by it, from the audit log. */
export function ActivityTab({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts/console/users');
  const moment = useMoment();
  const view = useListView({});
  const { page, size } = view.query;
  const reply = useReply('GET /admin/audit', {
    query: { page, size, subject: `account:${userId}` },
  });
  const said = ({ action }: AuditEntry): string => {
    const name = actionName(action);
    return name ? t(`did.${name}`) : action;
  };
  return (
    <ListTable<AuditEntry>
      name="user-activity"
      label={t('tab.activity')}
      view={view}
      reply={reply}
      rowId={({ id }) => String(id)}
      rowLabel={said}
      columns={[
        { id: 'what', label: t('activity.what'), isAlways: true, cell: said },
        { id: 'when', label: t('activity.when'), cell: ({ at }) => moment(at) },
        {
          id: 'who',
          label: t('activity.who'),
          cell: ({ actor }) => actor?.name ?? t('activity.product'),
        },
        {
          id: 'why',
          label: t('person.reason'),
          cell: ({ detail }) => (typeof detail['reason'] === 'string' && detail['reason']) || '–',
        },
        {
          id: 'from',
          label: t('activity.from'),
          isHiddenAtFirst: true,
          cell: ({ address }) => address ?? '–',
        },
      ]}
      empty={{ title: t('activity.none') }}
    />
  );
}
