import type { Broadcast } from '@bac/contract/accounts/notifications.ts';
import { useState } from 'react';
import { oneTimeId } from '../../../../api/one-time-id.ts';

const createDraft = (): Broadcast => ({
  // The same for every retry, so that a message whose reply got lost is not sent twice.
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
  startOver: () => void;
}

export function useMessage(): Message {
  const [draft, setDraft] = useState(createDraft);
  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    startOver: () => setDraft(createDraft()),
  };
}
