import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { invalidate } from '../../api/query-cache.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLiveLines } from '../conversation/use-live-lines.ts';

/** The indicator expires unless it is refreshed within this time. */
const lasts = 8_000;

/** Whether somebody is typing: true for a while each time it is reported. */
function useTypingIndicator(): [isReplying: boolean, note: (is: boolean) => void] {
  const [noted, setNoted] = useState({ is: false, times: 0 });
  const note = (is: boolean): void =>
    setNoted(({ times, is: was }) => (is || was ? { is, times: times + 1 } : { is, times }));
  useEffect(() => {
    if (!noted.is) return undefined;
    const timer = setTimeout(() => setNoted(({ times }) => ({ is: false, times })), lasts);
    return () => clearTimeout(timer);
  }, [noted]);
  return [noted.is, note];
}

interface TicketState {
  ticket: OwnTicket | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  reload: () => void;
  /** Somebody of the team is writing an answer just now. */
  isReplying: boolean;
}

/** A ticket that stays up to date by itself. */
export function useTicket(id: string, secret: string | undefined): TicketState {
  const query = secret === undefined ? {} : { secret };
  const asked = useQuery('GET /tickets/:ticket', { params: { ticket: id }, query });
  const { data: ticket } = asked;
  const [isReplying, noteReplying] = useTypingIndicator();
  const [came, setCame] = useState<OwnTicket>();
  if (ticket !== came) {
    setCame(ticket);
    noteReplying(ticket?.isAnswered ?? false);
  }

  useLiveLines({
    key: 'GET /tickets/:ticket/stream',
    params: { ticket: id },
    query,
    isOff: ticket === undefined,
    onLine: ({ kind, isReplying: is = false }) => {
      if (kind === 'replying') noteReplying(is);
      else {
        asked.reload();
        invalidate('GET /tickets');
      }
    },
    onAgain: asked.reload,
  });

  return {
    ticket,
    error: asked.error,
    isLoading: asked.isLoading,
    reload: asked.reload,
    isReplying,
  };
}
