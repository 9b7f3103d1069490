import { spokenText } from '../../../../item/item-text/spoken-text.ts';
import { blocksIn, rangeIn } from '../../../../item/highlights/block-text.ts';

export interface SpokenPiece {
  text: string;
  /** The matching text on the page, or the whole block if it contains a formula, whose spoken text differs from the written one. */
  range: Range | undefined;
}

/** The letter by which a choice is announced. */
const letterOf = (block: HTMLElement): string | undefined =>
  /^choice-([A-D])-0$/.exec(block.dataset['block'] ?? '')?.[1];

const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function piecesOf(block: HTMLElement): SpokenPiece[] {
  const blockText = block.textContent;
  const words = spokenText(block);
  const whole = document.createRange();
  whole.selectNodeContents(block);
  const isAsWritten = words === collapseSpaces(blockText);
  // Some browsers stop a long text after 15 seconds, so each sentence is a separate utterance.
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const pieces = [...sentences.segment(isAsWritten ? blockText : words)]
    .map(({ segment, index }) => ({
      text: collapseSpaces(segment),
      range: isAsWritten ? rangeIn(block, index, index + segment.trimEnd().length) : whole,
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const letter = letterOf(block);
  return letter ? [{ text: `${letter}.`, range: whole }, ...pieces] : pieces;
}

/** The sentences of the passage, question and choices within an element, in reading order. */
export const spokenPieces = (container: Element): SpokenPiece[] =>
  blocksIn(container).flatMap(piecesOf);
