import type { TicketCard } from '@bac/contract/tickets/tickets.ts';
import { useState } from 'react';
import type { Reply } from '../api/client.ts';
import { useQuery, type QueryState } from '../api/use-query.ts';
import { useKept } from '../ui/data/table/use-kept.ts';
import { isInView, type View } from './views.ts';

const size = 100;

type List = Reply<'GET /tickets'>;

interface OwnTicketList {
  reply: QueryState<List>;
  view: View;
  setView: (view: View) => void;
  shown: TicketCard[];
  /** How many each view has; undefined where there are more than one page of them. */
  countOf: (view: View) => number | undefined;
  page: number;
  pages: number;
  setPage: (page: number) => void;
}

/** All of them at once, for hardly anybody has more than a page; the views only choose among these. */
export function useOwnTickets(): OwnTicketList {
  const [view, setView] = useState<View>('all');
  const [page, setPage] = useState(1);
  const asked = useQuery('GET /tickets', { query: { page, size }, isKept: true });
  const data = useKept(asked);
  const rows = data?.rows ?? [];
  const total = data?.total ?? 0;
  return {
    reply: { ...asked, data },
    view,
    setView,
    shown: rows.filter((row) => isInView(row, view)),
    countOf: (of) => {
      if (of === 'all') return total;
      return total > size ? undefined : rows.filter((row) => isInView(row, of)).length;
    },
    page,
    pages: Math.ceil(total / size),
    setPage,
  };
}
