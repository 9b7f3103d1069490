import { useRef, useState } from 'react';
import { useUser } from '../../../api/auth-state.ts';
import { isBlank, keepDraft, newDraft, readDraft, type Draft } from './drafts.ts';

interface KeptDraft {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** After it was sent: the other kind of words stays, if there are any. */
  sent: () => void;
}

/** What is being written at one ticket, kept in this browser at every key. */
export function useDraft(ticket: string, last: string | null): KeptDraft {
  const account = useUser()?.accountId ?? '';
  const [draft, setDraft] = useState<Draft>(() => readDraft(account, ticket) ?? newDraft());
  // Ahead of what is drawn: two changes in one moment both count.
  const latest = useRef(draft);

  const keep = (after: Draft): void => {
    latest.current = after;
    setDraft(after);
    keepDraft(account, ticket, after);
  };

  return {
    draft,
    change: (part) => {
      const before = latest.current;
      // Whoever begins has seen what is there.
      keep({ ...before, ...(isBlank(before) && { seen: last }), ...part });
    },
    sent: () => {
      const { kind, text } = latest.current;
      keep({ ...newDraft(kind), text: { ...text, [kind]: '' }, seen: last });
    },
  };
}
