import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { useAction } from '../../../api/use-action.ts';
import { refreshDesk } from '../refresh-desk.ts';
import type { Draft } from './drafts.ts';
import { openPlaceholders } from './fill-canned.ts';

export const endings = ['waiting', 'resolved', 'open'] as const;
/** The state that the reply gives the ticket. */
export type Ending = (typeof endings)[number];

interface Options {
  ticket: WholeTicket;
  draft: Draft;
  files: readonly { id: string }[];
  change: (part: Partial<Draft>) => void;
  onSent: () => void;
}

interface Sending {
  isSending: boolean;
  problem: string | undefined;
  /** The ending of a reply that is held back because somebody else has written in the meantime. */
  heldEnding: Ending | undefined;
  send: (ending: Ending, seen?: string | null) => void;
  release: () => void;
  clearProblem: () => void;
}

export function useSend(options: Options): Sending {
  const { ticket, draft, files, change, onSent } = options;
  const { t } = useTranslation('tickets/console');
  const { isBusy, error, run, clearError } = useAction();
  const [unfilled, setUnfilled] = useState<string[]>([]);
  const [heldEnding, setHeldEnding] = useState<Ending>();
  const { kind, ids } = draft;

  function recover(failure: ApiError, ending: Ending): never {
    if (failure.code === 'CHANGED_MEANWHILE') {
      setHeldEnding(ending);
      refreshDesk();
    }
    // A message with this id but another text was stored before: this one gets a new id.
    if (failure.code === 'TICKET_ID_TAKEN') change({ ids: { ...ids, [kind]: oneTimeId() } });
    throw failure;
  }

  function send(ending: Ending, seen = draft.seen): void {
    const message = draft.text[kind].trim();
    if (message === '' || isBusy) return;
    const open = kind === 'reply' ? openPlaceholders(message) : [];
    setUnfilled(open);
    if (open.length > 0) return;
    void run(async () => {
      setHeldEnding(undefined);
      const body = {
        id: ids[kind],
        kind,
        message,
        files: files.map(({ id }) => id),
        ...(kind === 'reply' && { state: ending }),
        seen,
      };
      await call('POST /admin/tickets/:ticket/messages', {
        params: { ticket: ticket.id },
        body,
        quiet: true,
      }).catch((failure: ApiError) => recover(failure, ending));
      refreshDesk();
      onSent();
    });
  }

  function problem(): string | undefined {
    if (unfilled.length > 0) return t('write.unfilled', { variables: unfilled.join(', ') });
    // `NewerDialog` shows the newer messages and offers to send anyway.
    if (!error || error.code === 'CHANGED_MEANWHILE') return undefined;
    return t('write.failed', { why: error.message });
  }

  return {
    isSending: isBusy,
    problem: problem(),
    heldEnding,
    send,
    release: () => setHeldEnding(undefined),
    clearProblem: () => {
      setUnfilled([]);
      clearError();
    },
  };
}
