import { useEffect, useRef, type RefObject } from 'react';

type Place = RefObject<HTMLElement | null>;

/**
 * Brings the end of a conversation into view when it opens and when something is added. On a phone the page itself scrolls:
 * there only one's own words move it, for who reads further up must not lose their place.
 */
export function useToEnd(box: Place, end: Place, last: string | undefined, isOwn: boolean): void {
  const isOpened = useRef(false);
  useEffect(() => {
    if (!last || !box.current) return;
    const hasOwnScroll = getComputedStyle(box.current).overflowY === 'auto';
    if (hasOwnScroll) box.current.scrollTo({ top: box.current.scrollHeight });
    else if (!isOpened.current || isOwn) end.current?.scrollIntoView({ block: 'nearest' });
    isOpened.current = true;
  }, [box, end, last, isOwn]);
}
