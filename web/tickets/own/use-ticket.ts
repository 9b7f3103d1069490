import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { invalidate } from '../../api/query-cache.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLiveLines } from '../conversation/use-live-lines.ts';

/** The indicator expires unless it is refreshed within this time. */
const expiryMilliseconds = 8_000;

/** Whether somebody is typing: true for a while each time it is reported. */
function useTypingIndicator(): [isReplying: boolean, report: (isTyping: boolean) => void] {
  const [reported, setReported] = useState({ isTyping: false, times: 0 });
  const report = (isTyping: boolean): void =>
    setReported(({ times, isTyping: wasTyping }) =>
      isTyping || wasTyping ? { isTyping, times: times + 1 } : { isTyping, times },
    );
  useEffect(() => {
    if (!reported.isTyping) return undefined;
    const timer = setTimeout(
      () => setReported(({ times }) => ({ isTyping: false, times })),
      expiryMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [reported]);
  return [reported.isTyping, report];
}

interface TicketState {
  ticket: OwnTicket | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  reload: () => void;
  /** Somebody of the team is writing an answer just now. */
  isReplying: boolean;
}

/** A ticket, kept up to date by live updates. */
export function useTicket(id: string, secret: string | undefined): TicketState {
  const query = secret === undefined ? {} : { secret };
  const reply = useQuery('GET /tickets/:ticket', { params: { ticket: id }, query });
  const { data: ticket } = reply;
  const [isReplying, reportReplying] = useTypingIndicator();
  const [lastTicket, setLastTicket] = useState<OwnTicket>();
  if (ticket !== lastTicket) {
    setLastTicket(ticket);
    // A ticket read before somebody began to reply may arrive after the live line that says so; only a line turns this off.
    if (ticket?.isTeamReplying) reportReplying(true);
  }

  useLiveLines({
    key: 'GET /tickets/:ticket/stream',
    params: { ticket: id },
    query,
    isOff: ticket === undefined,
    onLine: ({ kind, isReplying: isTyping = false }) => {
      if (kind === 'replying') reportReplying(isTyping);
      else {
        reply.reload();
        invalidate('GET /tickets');
      }
    },
    onResync: reply.reload,
  });

  return {
    ticket,
    error: reply.error,
    isLoading: reply.isLoading,
    reload: reply.reload,
    isReplying,
  };
}
