import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { useFileUploads } from '../conversation/use-file-uploads.ts';
import { useKeptDraft } from '../conversation/use-kept-draft.ts';
import { blankDraft, isBlankDraft, problemsOf, type Problem } from './ticket-draft.ts';
import { useFromAddress } from './use-from-address.ts';
import { useSendTicket } from './use-send-ticket.ts';

/** The draft of whoever writes, its files, and what becomes of it. */
export function useTicketForm(owner: string) {
  const { t } = useTranslation('tickets');
  const isVisitor = !useIsSignedIn();
  const [isChecked, setChecked] = useState(false);
  const { draft, change, renew, isKept } = useKeptDraft(
    `ticket:${owner}`,
    blankDraft,
    isBlankDraft,
  );
  const uploads = useFileUploads(draft.files, (files) => change({ files }));
  const dropAttempt = useFromAddress(draft, change);
  const { send, isSending, failure } = useSendTicket({
    draft,
    files: uploads.ready,
    isVisitor,
    change,
    onSent: renew,
    onFilesGone: uploads.clear,
  });
  const problems = problemsOf(draft, isVisitor);
  return {
    isVisitor,
    draft,
    change,
    isKept,
    uploads,
    dropAttempt,
    isSending,
    failure,
    /** Nothing is called missing before somebody wanted to send it. */
    errorOf: (problem: Problem): string | undefined =>
      isChecked && problems.includes(problem) ? t(`new.missing.${problem}`) : undefined,
    /** Sends it, or says what is missing first. */
    submit: (): Problem | undefined => {
      setChecked(true);
      if (problems.length === 0 && !uploads.isBusy && !isSending) void send();
      return problems[0];
    },
  };
}
