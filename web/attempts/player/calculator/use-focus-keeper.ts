import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Knows the field that was written in last, and brings the focus to the active row when something asks for it. */
export function useFocusKeeper(activeId: string) {
  const fields = useRef(new Map<string, HTMLInputElement>());
  const last = useRef<HTMLInputElement>(null);
  // Whoever opens the calculator wants to write.
  const isWanted = useRef(true);

  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const field = fields.current.get(activeId);
    field?.focus();
    // The whole row, with what came of it.
    field?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });

  return {
    fields,
    follow: (): void => {
      isWanted.current = true;
    },
    /** The field that keys of the pad write into. */
    current: (): HTMLInputElement | undefined => {
      const { current } = last;
      return current?.isConnected ? current : fields.current.get(activeId);
    },
    onFocus: ({ target }: FocusEvent): void => {
      if (target instanceof HTMLInputElement && target.maxLength > 0) last.current = target;
    },
  };
}
