import type { Broadcast } from '@bac/contract/accounts/notifications.ts';
import { useState } from 'react';
import { oneTimeId } from '../../../../api/one-time-id.ts';

const blank = (): Broadcast => ({
  // The same for every try, so that one whose answer got lost is not sent twice.
  id: oneTimeId(),
  segment: { roles: [], language: null, registeredSince: null, tests: null },
  title: { en: '', vi: '' },
  text: { en: '', vi: '' },
  link: null,
  isMailed: false,
});

export interface Message {
  draft: Broadcast;
  change: (changes: Partial<Broadcast>) => void;
  startAnew: () => void;
}

export function useMessage(): Message {
  const [draft, setDraft] = useState(blank);
  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    startAnew: () => setDraft(blank()),
  };
}
