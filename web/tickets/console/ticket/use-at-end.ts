import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface AtEnd {
  /** The scrolling element and its content. */
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** A message arrived while the reader was scrolled up. */
  isBehind: boolean;
  showEnd: () => void;
}

/** Within this distance of the end, the last message counts as read. */
const nearPixels = 120;

const scrollToEnd = (box: HTMLElement | null): void => {
  if (box) box.scrollTop = box.scrollHeight;
};

/**
 * Opens a conversation at its end and keeps it there when content is added, unless the reader has scrolled up: then nothing
 * moves, and `isBehind` is set.
 */
export function useAtEnd(last: string | undefined): AtEnd {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  /** The last message that was read. */
  const [readTo, setReadTo] = useState(last);

  useLayoutEffect(() => scrollToEnd(box.current), []);

  useEffect(() => {
    const { current } = box;
    if (!current || !content.current) return undefined;
    const updateRead = (): void => {
      isNear.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearPixels;
      if (isNear.current) setReadTo(last);
    };
    // Content grows with every message and with pictures, which load later.
    const observer = new ResizeObserver(() => {
      if (isNear.current) scrollToEnd(current);
      updateRead();
    });
    observer.observe(content.current);
    current.addEventListener('scroll', updateRead, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', updateRead);
    };
  }, [last]);

  return { box, content, isBehind: readTo !== last, showEnd: () => scrollToEnd(box.current) };
}
