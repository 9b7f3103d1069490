import { useEffect, useLayoutEffect, useState } from 'react';
import { locate } from './locate.ts';
import { paint, wipe, type Painted } from './paint.ts';
import type { StudentHighlight } from './student-highlight.ts';

/** Draws the highlights, and again whenever the page's text changes beneath them (formulas come late, figures too). */
export function usePainted(
  container: HTMLElement | null,
  highlights: readonly StudentHighlight[],
): Painted[] {
  const [painted, setPainted] = useState<Painted[]>([]);

  useLayoutEffect(() => {
    if (!container) return;
    const draw = (): void => {
      const found = highlights.flatMap((highlight) => {
        const range = locate(container, highlight);
        return range ? [{ highlight, range }] : [];
      });
      paint(found);
      setPainted(found);
    };
    draw();
    const observer = new MutationObserver(draw);
    observer.observe(container, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [container, highlights]);

  useEffect(() => wipe, []);
  return painted;
}
