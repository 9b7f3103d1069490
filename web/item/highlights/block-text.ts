/** Text is addressed by block (`data-block`) and by offset in the block's text content, including the text of formulas. */

export const blocksIn = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>('[data-block]')].filter(
    // Only innermost blocks count: a list that is a block may hold items that are blocks. Waiting blocks are not readable yet.
    (block) => !block.querySelector('[data-block]') && !block.closest('[data-waiting]'),
  );

export const findBlock = (container: Element, name: string): HTMLElement | undefined =>
  blocksIn(container).find(({ dataset }) => dataset['block'] === name);

function boundary(block: Element, offset: number): [Text, number] | undefined {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: Text | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    last = node as Text;
    if (left <= last.data.length) return [last, left];
    left -= last.data.length;
  }
  return undefined;
}

export function rangeIn(block: Element, start: number, end: number): Range | undefined {
  // Looks up the next character and goes back by one, so that a start between two elements belongs to the second.
  const from = boundary(block, start + 1);
  const to = boundary(block, end);
  if (!from || !to || end <= start) return undefined;
  const range = document.createRange();
  range.setStart(from[0], from[1] - 1);
  range.setEnd(...to);
  return range;
}

/** Returns the number of characters in the block before a position. */
export function offsetIn(block: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}
