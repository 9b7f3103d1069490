import { useEffect, useLayoutEffect, useState } from 'react';
import { locate } from './locate.ts';
import { paint, wipe, type Painted } from './paint.ts';
import type { StudentHighlight } from './student-highlight.ts';

/** Paints the highlights, and repaints them when the text of the page changes (formulas and figures load late). */
export function usePainted(
  container: HTMLElement | null,
  highlights: readonly StudentHighlight[],
): Painted[] {
  const [painted, setPainted] = useState<Painted[]>([]);

  useLayoutEffect(() => {
    if (!container) return;
    const repaint = (): void => {
      const found = highlights.flatMap((highlight) => {
        const range = locate(container, highlight);
        return range ? [{ highlight, range }] : [];
      });
      paint(found);
      setPainted(found);
    };
    repaint();
    const observer = new MutationObserver(repaint);
    observer.observe(container, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [container, highlights]);

  useEffect(() => wipe, []);
  return painted;
}
