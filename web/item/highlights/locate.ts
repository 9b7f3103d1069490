import { findBlock, rangeIn } from './block-text.ts';
import type { BlockRange } from './student-highlight.ts';

/** Where the quote stands nowadays: the occurrence nearest to where it stood. */
function nearest(text: string, quote: string, start: number): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (best === undefined || Math.abs(at - start) < Math.abs(best - start)) best = at;
  }
  return best;
}

/** The words of a highlight on this page; undefined where they are not on it (any more). */
export function locate(container: Element, wanted: BlockRange): Range | undefined {
  const { start, end, quote } = wanted;
  const block = findBlock(container, wanted.block);
  if (!block || !quote) return undefined;
  const text = block.textContent ?? '';
  if (text.slice(start, end) === quote) return rangeIn(block, start, end);
  const moved = nearest(text, quote, start);
  return moved === undefined ? undefined : rangeIn(block, moved, moved + quote.length);
}
