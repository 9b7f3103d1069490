import { spokenText } from '../../../../item/item-text/spoken-text.ts';
import { blocksIn, rangeIn } from '../../../../item/highlights/block-text.ts';

export interface SpokenPiece {
  text: string;
  /** The words on the page; the whole block where a formula is said otherwise than it is written. */
  range: Range | undefined;
}

/** A choice is announced by its letter. */
const letterOf = (block: HTMLElement): string | undefined =>
  /^choice-([A-D])-0$/.exec(block.dataset['block'] ?? '')?.[1];

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function piecesOf(block: HTMLElement): SpokenPiece[] {
  const written = block.textContent;
  const words = spokenText(block);
  const whole = document.createRange();
  whole.selectNodeContents(block);
  const isAsWritten = words === plain(written);
  // Long texts fall silent after a quarter of a minute in some browsers, so each sentence is spoken by itself.
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const pieces = [...sentences.segment(isAsWritten ? written : words)]
    .map(({ segment, index }) => ({
      text: plain(segment),
      range: isAsWritten ? rangeIn(block, index, index + segment.trimEnd().length) : whole,
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const letter = letterOf(block);
  return letter ? [{ text: `${letter}.`, range: whole }, ...pieces] : pieces;
}

/** Passage, question and choices of a part of the page, sentence by sentence in reading order. */
export const spokenPieces = (container: Element): SpokenPiece[] =>
  blocksIn(container).flatMap(piecesOf);
