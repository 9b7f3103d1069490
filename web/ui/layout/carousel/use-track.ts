import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** Scrolling has ended after this long without a scroll event; Safari has no `scrollend` event. */
const settledMilliseconds = 120;

export interface Track {
  track: RefObject<HTMLDivElement | null>;
  current: number;
  go: (page: number) => void;
}

/** Pages side by side in a scrolling box: swipes scroll it natively, buttons and keys by script. */
export function useTrack(count: number): Track {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const go = useCallback(
    (page: number) => {
      const next = (page + count) % count;
      setCurrent(next);
      const box = track.current;
      box?.scrollTo({
        left: next * box.clientWidth,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    },
    [count],
  );

  useEffect(() => {
    const box = track.current;
    if (!box) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      if (box.clientWidth > 0) setCurrent(Math.round(box.scrollLeft / box.clientWidth));
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, settledMilliseconds);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { track, current: Math.min(current, Math.max(0, count - 1)), go };
}
