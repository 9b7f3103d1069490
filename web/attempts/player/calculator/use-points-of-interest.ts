import { useEffect, useState } from 'react';
import { findInterests, type Interest } from './engine/points-of-interest.ts';
import type { Plot } from './engine/plot.ts';
import { areaOf, type Size, type View } from './graph/view.ts';

/** Milliseconds of searching before the page may do something else. */
const slice = 6;

/** Looked for a little at a time: while a slider moves or a hand draws, the curve comes first. */
export function usePointsOfInterest(
  plots: readonly (Plot | undefined)[],
  activeRow: number,
  view: View,
  size: Size,
): Interest[] {
  const [found, setFound] = useState<{ plots: unknown; row: number; interests: Interest[] }>();

  useEffect(() => {
    if (size.width === 0 || size.height === 0) return undefined;
    const search = findInterests(plots, activeRow, areaOf(view, size));
    const interests: Interest[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const goOn = (): void => {
      const until = performance.now() + slice;
      while (performance.now() < until) {
        const next = search.next();
        if (next.done) {
          setFound({ plots, row: activeRow, interests });
          return;
        }
        interests.push(...next.value);
      }
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [plots, activeRow, view, size]);

  // Circles of a curve that has changed or is no longer looked at would lie beside it.
  return found?.plots === plots && found.row === activeRow ? found.interests : none;
}

const none: Interest[] = [];
