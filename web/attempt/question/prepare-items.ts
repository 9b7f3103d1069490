import type { StudentView } from '@bac/exam/item/student-view.ts';
import { drawingOf } from '../../ui/figure/drawing-of.ts';
import { loadMath } from '../../ui/item-text/math-renderer.ts';

/** Safari knows no idle time; a short pause between two figures will do. */
const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(work) : void setTimeout(work, 50);

const hasMath = (item: StudentView): boolean => JSON.stringify(item).includes('$');

/**
 * For the moment a module opens: fetches the renderer of formulas where one is needed and draws the figures ahead, one at a
 * time while nothing else is to be done, so that going to a question never waits. Gives the way to stop.
 */
export function prepareItems(items: StudentView[]): () => void {
  const figures = items.flatMap((item) => item.figures);
  let isStopped = false;
  const drawNext = (): void => {
    const figure = figures.shift();
    if (isStopped || !figure) return;
    drawingOf(figure);
    whenIdle(drawNext);
  };
  if (items.some(hasMath)) void loadMath();
  whenIdle(drawNext);
  return () => {
    isStopped = true;
  };
}
