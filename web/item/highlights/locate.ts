import { findBlock, rangeIn } from './block-text.ts';
import type { BlockRange } from './student-highlight.ts';

/** Returns the occurrence of the quote nearest to its stored position. */
function findNearest(text: string, quote: string, start: number): number | undefined {
  let best: number | undefined;
  for (
    let position = text.indexOf(quote);
    position >= 0;
    position = text.indexOf(quote, position + 1)
  ) {
    if (best === undefined || Math.abs(position - start) < Math.abs(best - start)) best = position;
  }
  return best;
}

/** Returns the range of a highlight on this page; undefined if its quote is not found. */
export function locateHighlight(container: Element, target: BlockRange): Range | undefined {
  const { start, end, quote } = target;
  const block = findBlock(container, target.block);
  if (!block || !quote) return undefined;
  const text = block.textContent ?? '';
  if (text.slice(start, end) === quote) return rangeIn(block, start, end);
  const moved = findNearest(text, quote, start);
  return moved === undefined ? undefined : rangeIn(block, moved, moved + quote.length);
}
