import { useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';
import { setOverdueTickets } from '../../api/overdue-tickets.ts';
import { useReply } from '../../api/use-reply.ts';
import { useKept } from '../../ui/data/table/use-kept.ts';

const everyMilliseconds = 60_000;

/** The numbers of the window, asked for again every minute as long as somebody can see them. */
export function useFresh(days: 7 | 14 | 30) {
  const asked = useReply('GET /admin/dashboard', { query: { days } });
  const kept = useKept(asked);
  const latest = asked.data;
  useEffect(() => {
    if (latest) setOverdueTickets(latest.tickets.overdue);
  }, [latest]);
  const isSeen = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(asked.reload, everyMilliseconds);
  useEffect(() => {
    if (isSeen) start();
    return stop;
  }, [isSeen, start, stop]);
  return {
    reply: { ...asked, data: kept },
    /** Another window was chosen and its numbers are still on their way. */
    isBehind: asked.data === undefined,
  };
}
