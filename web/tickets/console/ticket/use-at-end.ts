import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface AtEnd {
  /** What scrolls, and what it holds. */
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** Something came while the reader was further up. */
  isBehind: boolean;
  showEnd: () => void;
}

/** So near the end that one is reading it. */
const near = 120;

const toEnd = (box: HTMLElement | null): void => {
  if (box) box.scrollTop = box.scrollHeight;
};

/**
 * A conversation is opened at its end, and stays there when something is added, unless the reader has gone up: then nothing
 * moves, and they are told.
 */
export function useAtEnd(last: string | undefined): AtEnd {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  /** The last message that was read, while there is a later one. */
  const [readTo, setReadTo] = useState(last);

  useLayoutEffect(() => toEnd(box.current), []);

  useEffect(() => {
    const { current } = box;
    if (!current || !content.current) return undefined;
    const look = (): void => {
      isNear.current = current.scrollHeight - current.scrollTop - current.clientHeight < near;
      if (isNear.current) setReadTo(last);
    };
    // With every message, and with every picture, which come later.
    const grown = new ResizeObserver(() => {
      if (isNear.current) toEnd(current);
      look();
    });
    grown.observe(content.current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [last]);

  return { box, content, isBehind: readTo !== last, showEnd: () => toEnd(box.current) };
}
