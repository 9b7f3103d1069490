import { blocksIn, rangeIn } from '../highlights/block-text.ts';
import { spokenMath } from './spoken-math.ts';

export interface SpokenPiece {
  text: string;
  /** The words on the page; the whole block where a formula is said otherwise than it is written. */
  range: Range | undefined;
}

/** What a reader would say for an element: its label, a formula's wording, or its text; nothing for decoration. */
function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const said = node.localName === 'math' ? spokenMath(node) : node.getAttribute('aria-label');
  if (said) return ` ${said} `;
  return [...node.childNodes].map(wordsOf).join('');
}

/** A choice is announced by its letter. */
const letterOf = (block: HTMLElement): string | undefined =>
  /^choice-([A-D])-0$/.exec(block.dataset['block'] ?? '')?.[1];

function piecesOf(block: HTMLElement): SpokenPiece[] {
  const words = wordsOf(block);
  const whole = document.createRange();
  whole.selectNodeContents(block);
  const isAsWritten = words === block.textContent;
  // Long texts fall silent after a quarter of a minute in some browsers, so each sentence is spoken by itself.
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(words)]
    .map(({ segment, index }) => ({
      text: segment.replaceAll(/\s+/g, ' ').trim(),
      range: isAsWritten ? rangeIn(block, index, index + segment.trimEnd().length) : whole,
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const letter = letterOf(block);
  return letter ? [{ text: `${letter}.`, range: whole }, ...sentences] : sentences;
}

/** Passage, question and choices of a part of the page, sentence by sentence in reading order. */
export const spokenText = (container: Element): SpokenPiece[] =>
  blocksIn(container).flatMap(piecesOf);
