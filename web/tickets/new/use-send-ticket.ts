import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { invalidate } from '../../api/query-cache.ts';
import { useAction } from '../../api/use-action.ts';
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
      if (sent.secret !== null) keepSecret(sent.id, sent.secret);
      invalidate('GET /tickets');
      told.onSent();
      await navigate(`/tickets/${sent.id}`, { state: { isJustSent: true } });
    });
  }

  function recover(error: ApiError): never {
    if (error.code === 'TICKET_ID_TAKEN') told.change({ id: oneTimeId() });
    if (error.code === 'TICKET_FILE_UNKNOWN') told.onFilesGone();
    // An attempt that is not theirs, as when somebody else signed in meanwhile.
    if (error.code === 'NOT_FOUND') told.change({ attempt: null });
    throw error;
  }

  return { send, isSending, failure };
}
