import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { invalidate } from '../../api/query-cache.ts';
import { useAction } from '../../api/use-action.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { storeSecret } from '../ticket-secret.ts';
import type { TicketDraft } from './ticket-draft.ts';

interface Options {
  draft: TicketDraft;
  files: TicketFile[];
  isVisitor: boolean;
  change: (part: Partial<TicketDraft>) => void;
  /** The ticket is stored: the draft is no longer needed. */
  onSent: () => void;
  onFilesGone: () => void;
}

/** Sends the ticket and goes to its conversation. A refused ticket stays in the form, with the reason. */
export function useSendTicket({ draft, files, isVisitor, ...callbacks }: Options) {
  const navigate = useNavigate();
  const [language] = useLanguage();
  const { isBusy: isSending, error: failure, run } = useAction();

  function send(): void {
    const { id, subject, category, message, attempt, name, email } = draft;
    if (category === null) return;
    void run(async () => {
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
      const sent = await call('POST /tickets', { body, quiet: true }).catch(recover);
      if (sent.secret !== null) storeSecret(sent.id, sent.secret);
      invalidate('GET /tickets');
      callbacks.onSent();
      await navigate(`/tickets/${sent.id}`, { state: { isJustSent: true } });
    });
  }

  function recover(error: ApiError): never {
    if (error.code === 'TICKET_ID_TAKEN') callbacks.change({ id: oneTimeId() });
    if (error.code === 'TICKET_FILE_UNKNOWN') callbacks.onFilesGone();
    // The attempt belongs to another account, for example after somebody else signed in.
    if (error.code === 'NOT_FOUND') callbacks.change({ attempt: null });
    throw error;
  }

  return { send, isSending, failure };
}
