import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { orEndSession } from '../../api/or-end-session.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { keepSecret } from '../ticket-secret.ts';
import type { TicketDraft } from './ticket-draft.ts';

interface Sending {
  draft: TicketDraft;
  files: TicketFile[];
  isVisitor: boolean;
  change: (part: Partial<TicketDraft>) => void;
  /** It is there: nothing of the draft is needed any more. */
  onSent: () => void;
  onFilesGone: () => void;
}

/** Sends the ticket and goes to its conversation. Whatever is refused stays in the form, with the reason. */
export function useSendTicket({ draft, files, isVisitor, ...told }: Sending) {
  const navigate = useNavigate();
  const [language] = useLanguage();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function send(): Promise<void> {
    const { id, subject, category, message, attempt, name, email } = draft;
    if (category === null) return;
    setSending(true);
    setFailure(undefined);
    try {
      const visitor = isVisitor ? { name: name.trim(), email: email.trim(), language } : null;
      const body = {
        id,
        subject: subject.trim(),
        category,
        message: message.trim(),
        files: files.map((file) => file.id),
        attempt: isVisitor ? null : attempt,
        visitor,
      };
      const sent = await orEndSession(call('POST /tickets', { body, quiet: true }));
      if (sent.secret !== null) keepSecret(sent.id, sent.secret);
      told.onSent();
      await navigate(`/tickets/${sent.id}`, { state: { isJustSent: true } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setSending(false);
      if (error.code === 'TICKET_ID_TAKEN') told.change({ id: oneTimeId() });
      if (error.code === 'TICKET_FILE_UNKNOWN') told.onFilesGone();
      // An attempt that is not theirs, as when somebody else signed in meanwhile.
      if (error.code === 'NOT_FOUND') told.change({ attempt: null });
    }
  }

  return { send, isSending, failure };
}
