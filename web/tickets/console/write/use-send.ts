import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import type { Draft } from './drafts.ts';
import { openPlaces } from './fill-canned.ts';

export const endings = ['waiting', 'resolved', 'open'] as const;
/** What the ticket becomes with the reply. */
export type Ending = (typeof endings)[number];

interface Options {
  ticket: WholeTicket;
  draft: Draft;
  files: readonly { id: string }[];
  change: (part: Partial<Draft>) => void;
  onSent: () => void;
  /** Somebody has written meanwhile; the ticket must be asked for anew. */
  onBehind: () => void;
}

interface Sending {
  isSending: boolean;
  problem: string | undefined;
  /** How it was to be sent when it turned out that somebody had written meanwhile. */
  held: Ending | undefined;
  send: (ending: Ending, seen?: string | null) => Promise<void>;
  release: () => void;
  forget: () => void;
}

export function useSend(options: Options): Sending {
  const { ticket, draft, files, change, onSent, onBehind } = options;
  const { t } = useTranslation('tickets/console');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [held, setHeld] = useState<Ending>();
  const { kind, ids } = draft;

  function refused(error: unknown, ending: Ending): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'CHANGED_MEANWHILE') {
      setHeld(ending);
      onBehind();
      return;
    }
    // The same id with other words came through before: these are another message.
    if (error.code === 'TICKET_ID_TAKEN') change({ ids: { ...ids, [kind]: oneTimeId() } });
    setProblem(t('write.failed', { why: error.message }));
  }

  async function send(ending: Ending, seen = draft.seen): Promise<void> {
    const message = draft.text[kind].trim();
    if (message === '' || isSending) return;
    const open = kind === 'reply' ? openPlaces(message) : [];
    if (open.length > 0) {
      setProblem(t('write.unfilled', { variables: open.join(', ') }));
      return;
    }
    setProblem(undefined);
    setHeld(undefined);
    setSending(true);
    const body = {
      id: ids[kind],
      kind,
      message,
      files: files.map(({ id }) => id),
      ...(kind === 'reply' && { state: ending }),
      seen,
    };
    const sent = call('POST /admin/tickets/:ticket/messages', {
      params: { ticket: ticket.id },
      body,
      quiet: true,
    });
    await orEndSession(sent).then(onSent, (error: unknown) => refused(error, ending));
    setSending(false);
  }

  return {
    isSending,
    problem,
    held,
    send,
    release: () => setHeld(undefined),
    forget: () => setProblem(undefined),
  };
}
