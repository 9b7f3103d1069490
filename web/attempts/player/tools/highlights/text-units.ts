import { blocksIn, rangeIn } from '../../../../item/highlights/block-text.ts';

export type Unit = 'word' | 'sentence';

export interface TextUnit {
  block: HTMLElement;
  start: number;
  end: number;
}

function unitsOf(block: HTMLElement, unit: Unit): TextUnit[] {
  const text = block.textContent ?? '';
  // The test is in English, whatever the language of the page.
  const pieces = [...new Intl.Segmenter('en', { granularity: unit }).segment(text)];
  return pieces
    .filter(({ isWordLike }) => unit === 'sentence' || isWordLike)
    .map(({ index, segment }) => ({ block, start: index, end: index + segment.trimEnd().length }))
    .filter(({ start, end }) => end > start);
}

/** All words or sentences, in reading order. */
export const textUnits = (container: Element, unit: Unit): TextUnit[] => {
  const blocks = blocksIn(container);
  const own = container instanceof HTMLElement && container.dataset['block'] ? [container] : [];
  return [...own, ...blocks].flatMap((block) => unitsOf(block, unit));
};

export function rangeOver(first: TextUnit, last: TextUnit): Range | undefined {
  const from = rangeIn(first.block, first.start, first.end);
  const to = rangeIn(last.block, last.start, last.end);
  if (!from || !to) return undefined;
  from.setEnd(to.endContainer, to.endOffset);
  return from;
}
