import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useReply } from '../../api/use-reply.ts';
import { useLiveLines } from './use-live-lines.ts';
import { useTypingIndicator } from './use-typing-indicator.ts';

interface TicketState {
  ticket: OwnTicket | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  reload: () => void;
  /** What a change answered is newer than anything asked for before it. */
  show: (ticket: OwnTicket) => void;
  /** Somebody of the team is writing an answer just now. */
  isReplying: boolean;
}

/** A ticket that stays up to date by itself. */
export function useTicket(
  id: string,
  secret: string | undefined,
  onNews: (() => void) | undefined,
): TicketState {
  const query = secret === undefined ? {} : { secret };
  const asked = useReply('GET /tickets/:ticket', { params: { ticket: id }, query });
  const { data } = asked;
  const [isReplying, noteReplying] = useTypingIndicator();
  const [came, setCame] = useState<OwnTicket>();
  const [ticket, show] = useState<OwnTicket>();
  if (data !== came) {
    setCame(data);
    show(data);
    noteReplying(data?.isAnswered ?? false);
  }

  useLiveLines({
    key: 'GET /tickets/:ticket/stream',
    params: { ticket: id },
    query,
    isOff: data === undefined,
    onLine: ({ kind, isReplying: is = false }) => {
      if (kind === 'replying') noteReplying(is);
      else {
        asked.reload();
        onNews?.();
      }
    },
    onAgain: asked.reload,
  });

  return {
    ticket,
    error: asked.error,
    isLoading: asked.isLoading,
    reload: asked.reload,
    show: (next) => show(next),
    isReplying,
  };
}
