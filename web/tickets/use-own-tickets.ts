import type { TicketCard } from '@bac/contract/tickets/tickets.ts';
import { useState } from 'react';
import type { Reply } from '../api/client.ts';
import { useQuery, type QueryState } from '../api/use-query.ts';
import { usePreviousData } from '../ui/data/table/use-previous-data.ts';
import { isInView, type View } from './views.ts';

const size = 100;

type List = Reply<'GET /tickets'>;

interface OwnTicketList {
  reply: QueryState<List>;
  view: View;
  setView: (view: View) => void;
  tickets: TicketCard[];
  /** The number of tickets in a view; undefined if they fill more than one page. */
  countOf: (view: View) => number | undefined;
  page: number;
  pages: number;
  setPage: (page: number) => void;
}

/** Loads one large page, since hardly anybody has more tickets; the views only filter it. */
export function useOwnTickets(): OwnTicketList {
  const [view, setView] = useState<View>('all');
  const [page, setPage] = useState(1);
  const reply = useQuery('GET /tickets', { query: { page, size }, isKept: true });
  const data = usePreviousData(reply);
  const rows = data?.rows ?? [];
  const total = data?.total ?? 0;
  return {
    reply: { ...reply, data },
    view,
    setView,
    tickets: rows.filter((row) => isInView(row, view)),
    countOf: (counted) => {
      if (counted === 'all') return total;
      return total > size ? undefined : rows.filter((row) => isInView(row, counted)).length;
    },
    page,
    pages: Math.ceil(total / size),
    setPage,
  };
}
