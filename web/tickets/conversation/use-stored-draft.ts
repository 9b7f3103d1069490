import { useState } from 'react';

/**
 * A draft that is stored in this browser until it is sent:
 *
 *   const { draft, change, renew, isStored } = useStoredDraft('reply:' + ticket, () => ({ id: oneTimeId(), message: '' }), isBlank);
 *
 * The id made with a draft is stored with it, so that sending it again after a lost reply, even after a reload, sends the same
 * message. `renew` discards the draft and starts the next. Give the component the name as its key: another name is another
 * draft.
 */
interface StoredDraft<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  renew: () => void;
  /** The draft is stored and would be here again after a reload. */
  isStored: boolean;
}

const keyOf = (name: string): string => `draft:${name}`;

export function useStoredDraft<Draft extends object>(
  name: string,
  blank: () => Draft,
  isBlank: (draft: Draft) => boolean,
): StoredDraft<Draft> {
  const [draft, setDraft] = useState(() => ({ ...blank(), ...readStored<Draft>(name) }));
  const [isStored, setStored] = useState(() => !isBlank(draft));

  const change = (part: Partial<Draft>): void =>
    setDraft((before) => {
      const next = { ...before, ...part };
      setStored(store(name, isBlank(next) ? undefined : next));
      return next;
    });

  const renew = (): void => {
    store(name, undefined);
    setStored(false);
    setDraft(blank());
  };

  return { draft, change, renew, isStored };
}

function readStored<Draft>(name: string): Partial<Draft> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<Draft>) : {};
  } catch {
    return {};
  }
}

/** Returns whether the draft is stored: storage may be full or forbidden. */
function store(name: string, draft: object | undefined): boolean {
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return draft !== undefined;
  } catch {
    return false;
  }
}
