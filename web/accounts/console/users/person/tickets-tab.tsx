import type { QueueRow } from '@bac/contract/tickets/tickets-admin.ts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { StateChip } from '../../../../tickets/conversation/state-chip.tsx';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useFormatMoment } from '../use-format-moment.ts';
import own from './person.module.css';

function useTicketColumns(): ListColumn<QueueRow>[] {
  const { t } = useTranslation(['accounts/console/users', 'tickets/console']);
  const { span } = useFormat();
  const moment = useFormatMoment();
  return [
    {
      id: 'subject',
      label: t('ticket.subject'),
      isAlwaysVisible: true,
      cell: ({ number, subject }) => t('ticket.name', { number, subject }),
    },
    {
      id: 'state',
      label: t('column.status'),
      cell: ({ state }) => <StateChip state={state} side="team" />,
    },
    {
      id: 'category',
      label: t('tickets/console:category.label'),
      cell: ({ category }) => t(`tickets/console:category.${category}`),
    },
    {
      id: 'due',
      label: t('ticket.due'),
      cell: ({ minutesLeft }) =>
        minutesLeft === null ? (
          '–'
        ) : (
          <span className={own.due} data-late={minutesLeft < 0 || undefined}>
            {t(minutesLeft < 0 ? 'tickets/console:due.over' : 'tickets/console:due.left', {
              time: span(minutesLeft),
            })}
          </span>
        ),
    },
    {
      id: 'assignee',
      label: t('tickets/console:assign.label'),
      cell: ({ assignee }) => assignee?.name ?? t('tickets/console:assign.nobody'),
    },
    { id: 'updated', label: t('ticket.updated'), cell: ({ updatedAt }) => moment(updatedAt) },
    {
      id: 'created',
      label: t('ticket.created'),
      isHiddenByDefault: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
  ];
}

/** The person's support tickets, most recently updated first. */
export function TicketsTab({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts/console/users');
  const columns = useTicketColumns();
  const view = useListView({});
  const { page, size } = view.query;
  const reply = useQuery('GET /admin/tickets', {
    query: { page, size, view: 'all', person: userId, sort: '-updated' },
  });
  return (
    <ListTable<QueueRow>
      name="user-tickets"
      label={t('tab.tickets')}
      view={view}
      reply={reply}
      rowId={({ id }) => id}
      rowLabel={({ subject }) => subject}
      rowHref={({ id }) => `/admin/tickets/${id}?view=all&person=${userId}`}
      columns={columns}
      empty={{ title: t('ticket.none'), text: t('ticket.noneText') }}
    />
  );
}
