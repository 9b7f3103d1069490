import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The id that the address names, `#like-this`. */
export const useHashId = (): string => decodeURIComponent(useLocation().hash.slice(1));

/**
 * Goes to what the address names. The browser looks for it when the page opens, long before a text from the server is
 * there; this looks once it is.
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
