import { useEffect, useLayoutEffect, useState } from 'react';
import { locateHighlight } from './locate.ts';
import { paintHighlights, clearHighlights, type PaintedHighlight } from './paint.ts';
import type { StudentHighlight } from './student-highlight.ts';

/** Paints the highlights, and repaints them when the text of the page changes (formulas and figures load late). */
export function usePaintedHighlights(
  container: HTMLElement | null,
  highlights: readonly StudentHighlight[],
): PaintedHighlight[] {
  const [painted, setPainted] = useState<PaintedHighlight[]>([]);

  useLayoutEffect(() => {
    if (!container) return;
    const repaint = (): void => {
      const found = highlights.flatMap((highlight) => {
        const range = locateHighlight(container, highlight);
        return range ? [{ highlight, range }] : [];
      });
      paintHighlights(found);
      setPainted(found);
    };
    repaint();
    const observer = new MutationObserver(repaint);
    observer.observe(container, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [container, highlights]);

  useEffect(() => clearHighlights, []);
  return painted;
}
