import { useEffect, useState, type RefObject } from 'react';

/**
 * Gives the focus back, when this leaves the page, to what had it when this came. A button that is disabled while it saves
 * loses the focus before that: what opens only afterwards names where it goes `otherwise`.
 */
export function useFocusReturn(otherwise?: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const to = opener === document.body ? otherwise?.current : opener;
      if (to instanceof HTMLElement) to.focus({ preventScroll: true });
    },
    [opener, otherwise],
  );
}
