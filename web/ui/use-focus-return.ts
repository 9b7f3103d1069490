import { useEffect, useState } from 'react';

/** Gives the focus back, when this leaves the page, to what had it when this came. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
