import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The id in the hash of the address. */
export const useHashId = (): string => decodeURIComponent(useLocation().hash.slice(1));

/**
 * Scrolls to the element that the hash names and focuses it. The browser looks for it only when the page opens, before text
 * from the server has arrived; call this once it is rendered.
 */
export function useHashTarget(): void {
  const id = useHashId();
  useEffect(() => {
    const target = id && document.getElementById(id);
    if (!target) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [id]);
}
