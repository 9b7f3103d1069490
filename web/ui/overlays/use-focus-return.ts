import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns the focus on unmount to the element that had it on mount. Pass a `fallback` if the opener may have lost the focus
 * before that, such as a button that is disabled while saving.
 */
export function useFocusReturn(fallback?: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const target = opener === document.body ? fallback?.current : opener;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    [opener, fallback],
  );
}
