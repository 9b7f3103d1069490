import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { cssZoom } from '../window/css-zoom.ts';

const gap = 10;

/** Below the words, where a phone's own menu for selected text is not; above where there is no room. */
function place(range: Range, box: HTMLElement): CSSProperties {
  const words = range.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = words.bottom + gap;
  const top = below + height > innerHeight - gap ? words.top - gap - height : below;
  const left = words.left + words.width / 2 - width / 2;
  const zoom = cssZoom(box.parentElement);
  return {
    top: Math.max(gap, Math.min(top, innerHeight - height - gap)) / zoom,
    left: Math.max(gap, Math.min(left, innerWidth - width - gap)) / zoom,
  };
}

/** Keeps a box beside some words of the page while the page scrolls or changes its size. */
export function useBeside(
  range: Range | undefined,
  box: RefObject<HTMLElement | null>,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});

  useLayoutEffect(() => {
    const element = box.current;
    if (!range || !element) return;
    const move = (): void => setStyle(place(range, element));
    move();
    const observer = new ResizeObserver(move);
    observer.observe(element);
    document.addEventListener('scroll', move, { capture: true, passive: true });
    addEventListener('resize', move);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
    };
  }, [range, box]);

  return style;
}
