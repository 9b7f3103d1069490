import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { useFileUploads } from '../conversation/files/use-file-uploads.ts';
import { useStoredDraft } from '../conversation/use-stored-draft.ts';
import {
  blankDraft,
  isBlankDraft,
  problemsOf,
  type Problem,
  type TicketDraft,
} from './ticket-draft.ts';
import { useSendTicket } from './use-send-ticket.ts';

const isId = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * Fills the draft from the address: a result links here with its attempt (`?attempt=`), a search with its words (`?subject=`).
 * Returns a function that removes the attempt.
 */
function useFromAddress(
  draft: TicketDraft,
  change: (part: Partial<TicketDraft>) => void,
): () => void {
  const [search, setSearch] = useSearchParams();
  const parameters = { attempt: search.get('attempt'), subject: search.get('subject') };

  const fillDraft = useEffectEvent((attempt: string | null, subject: string | null) => {
    const part: Partial<TicketDraft> = {};
    if (isId(attempt) && attempt !== draft.attempt) {
      part.attempt = attempt;
      part.category = draft.category ?? 'result';
    }
    if (subject && draft.subject === '') part.subject = subject.slice(0, 200);
    if (Object.keys(part).length > 0) change(part);
  });
  useEffect(
    () => fillDraft(parameters.attempt, parameters.subject),
    [parameters.attempt, parameters.subject],
  );

  return () => {
    change({ attempt: null });
    setSearch(
      (before) => {
        before.delete('attempt');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
}

/** The state of the form: the draft, its files and sending. */
export function useTicketForm(owner: string) {
  const { t } = useTranslation('tickets');
  const isVisitor = !useIsSignedIn();
  const [isChecked, setChecked] = useState(false);
  const { draft, change, renew, isStored } = useStoredDraft(
    `ticket:${owner}`,
    blankDraft,
    isBlankDraft,
  );
  const uploads = useFileUploads(draft.files, (files) => change({ files }));
  const removeAttempt = useFromAddress(draft, change);
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
    isStored,
    uploads,
    removeAttempt,
    isSending,
    failure,
    /** Shows what is missing only after the first try to send. */
    errorOf: (problem: Problem): string | undefined =>
      isChecked && problems.includes(problem) ? t(`new.missing.${problem}`) : undefined,
    /** Sends the ticket, or returns the first problem. */
    submit: (): Problem | undefined => {
      setChecked(true);
      if (problems.length === 0 && !uploads.isBusy) send();
      return problems[0];
    },
  };
}
