import { blocksIn, offsetIn } from '../../../../item/highlights/block-text.ts';
import type { BlockRange } from '../../../../item/highlights/student-highlight.ts';

/** The longest quote that an attempt accepts. A longer piece is cut. */
const maxQuoteLength = 2000;

const formulaAt = (node: Node): Element | null | undefined =>
  (node instanceof Element ? node : node.parentElement)?.closest('math');

/** Extends a selection that cuts a formula to the whole formula. */
function withWholeFormulas(range: Range): Range {
  const whole = range.cloneRange();
  const first = formulaAt(range.startContainer);
  const last = formulaAt(range.endContainer);
  if (first) whole.setStartBefore(first);
  if (last) whole.setEndAfter(last);
  return whole;
}

function piece(block: HTMLElement, range: Range): BlockRange | undefined {
  const text = block.textContent ?? '';
  const startsHere = block.contains(range.startContainer);
  const endsHere = block.contains(range.endContainer);
  let start = startsHere ? offsetIn(block, range.startContainer, range.startOffset) : 0;
  let end = endsHere ? offsetIn(block, range.endContainer, range.endOffset) : text.length;
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  end = Math.min(end, start + maxQuoteLength);
  if (end <= start) return undefined;
  return { block: block.dataset['block'] ?? '', start, end, quote: text.slice(start, end) };
}

/** The pieces of blocks that a selection covers, in reading order. Empty if it covers no text. */
export function pickText(container: Element, selected: Range): BlockRange[] {
  const range = withWholeFormulas(selected);
  return blocksIn(container)
    .filter((block) => range.intersectsNode(block))
    .flatMap((block) => piece(block, range) ?? []);
}
