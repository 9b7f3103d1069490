import { useState } from 'react';

/**
 * What is being written, kept in this browser until it is sent:
 *
 *   const { draft, change, renew, isKept } = useKeptDraft('reply:' + ticket, () => ({ id: oneTimeId(), message: '' }), isBlank);
 *
 * The id made with a draft is kept with it, so that sending it again after a lost reply, even on a page loaded anew, is the
 * same message. `renew` throws it away and begins the next. Give the component the name as its key: another name is another
 * draft.
 */
interface KeptDraft<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  renew: () => void;
  /** It stands in the browser and would be here again after a reload. */
  isKept: boolean;
}

const keyOf = (name: string): string => `draft:${name}`;

export function useKeptDraft<Draft extends object>(
  name: string,
  blank: () => Draft,
  isBlank: (draft: Draft) => boolean,
): KeptDraft<Draft> {
  const [draft, setDraft] = useState(() => ({ ...blank(), ...stored<Draft>(name) }));
  const [isKept, setKept] = useState(() => !isBlank(draft));

  const change = (part: Partial<Draft>): void =>
    setDraft((before) => {
      const next = { ...before, ...part };
      setKept(keep(name, isBlank(next) ? undefined : next));
      return next;
    });

  const renew = (): void => {
    keep(name, undefined);
    setKept(false);
    setDraft(blank());
  };

  return { draft, change, renew, isKept };
}

function stored<Draft>(name: string): Partial<Draft> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Partial<Draft>) : {};
  } catch {
    return {};
  }
}

/** Says whether it could be kept: a browser may have no room, or forbid it. */
function keep(name: string, draft: object | undefined): boolean {
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return draft !== undefined;
  } catch {
    return false;
  }
}
