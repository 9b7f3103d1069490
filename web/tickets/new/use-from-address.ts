import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { TicketDraft } from './ticket-draft.ts';

const isId = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * Who comes from a result brings the attempt along (`?attempt=`), who comes from a search what they looked for (`?subject=`).
 * Gives the way to leave the attempt out.
 */
export function useFromAddress(
  draft: TicketDraft,
  change: (part: Partial<TicketDraft>) => void,
): () => void {
  const [search, setSearch] = useSearchParams();
  const given = { attempt: search.get('attempt'), subject: search.get('subject') };

  const take = useEffectEvent((attempt: string | null, subject: string | null) => {
    const part: Partial<TicketDraft> = {};
    if (isId(attempt) && attempt !== draft.attempt) {
      part.attempt = attempt;
      part.category = draft.category ?? 'result';
    }
    if (subject && draft.subject === '') part.subject = subject.slice(0, 200);
    if (Object.keys(part).length > 0) change(part);
  });
  useEffect(() => take(given.attempt, given.subject), [given.attempt, given.subject]);

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
