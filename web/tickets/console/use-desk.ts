import { useDocumentTitle } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { setOverdueTickets } from '../../api/overdue-tickets.ts';
import { useQuery } from '../../api/use-query.ts';
import { usePageName } from '../../ui/layout/page-name.ts';
import { usePreviousData } from '../../ui/data/table/use-previous-data.ts';
import { useLastPage } from '../../ui/data/table/paging/use-last-page.ts';
import { useSelection } from '../../ui/data/table/use-selection.ts';
import { useQueueView } from './queue/use-queue-view.ts';
import { useDeskLive } from './use-desk-live.ts';
import { useAgentsReplying } from './use-agents-replying.ts';

/** The state of the desk: the queue in its view and the open ticket, both kept in sync with the server. */
export function useDesk() {
  const { t } = useTranslation('tickets/console');
  const { ticket: open } = useParams();
  const view = useQueueView();
  const queue = useQuery('GET /admin/tickets', { query: view.query });
  const data = usePreviousData(queue);
  const params = { ticket: open ?? '' };
  const whole = useQuery('GET /admin/tickets/:ticket', { params, isOff: !open });
  const { page: _page, size: _size, ...filters } = view.query;
  const selection = useSelection(JSON.stringify(filters));
  const ticket = whole.data;
  useLastPage(view, queue.data);
  useDocumentTitle(
    ticket
      ? t('ticketTitle', { number: ticket.number, subject: ticket.subject })
      : t('documentTitle'),
  );
  usePageName(ticket && `#${ticket.number}`);

  const overdue = data?.byView.overdue;
  useEffect(() => {
    if (overdue !== undefined) setOverdueTickets(overdue);
  }, [overdue]);

  const replying = useAgentsReplying(ticket);
  const isLive = useDeskLive({
    open,
    onQueue: queue.reload,
    onTicket: whole.reload,
    onReplying: replying.receive,
  });
  return {
    open,
    view,
    queue,
    data,
    whole,
    selection,
    replying: replying.names,
    isLive,
  };
}

export type Desk = ReturnType<typeof useDesk>;
