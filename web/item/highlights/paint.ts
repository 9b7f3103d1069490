import { highlightColors } from '@bac/exam/attempt/highlight-colors.ts';
import './highlight-colours.css';
import { splitAtFormulas } from './split-at-formulas.ts';
import type { StudentHighlight } from './student-highlight.ts';

export interface Painted {
  highlight: StudentHighlight;
  range: Range;
}

/** The browser draws over the words without touching the page, which React owns. */
export const canPaint = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS;

const names = [...highlightColors, 'note', 'underline-note'].map((name) => `student-${name}`);

/** Lights some words and formulas under a name of highlight-colours.css, in place of those lit before. */
export function light(name: string, ranges: Range[], priority = 0): void {
  if (!canPaint()) return;
  dim(name);
  const split = ranges.map(splitAtFormulas);
  const highlight = new Highlight(...split.flatMap(({ words }) => words));
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  for (const formula of split.flatMap(({ formulas }) => formulas))
    formula.setAttribute(`data-${name}`, '');
}

export function dim(name: string): void {
  if (!canPaint()) return;
  CSS.highlights.delete(name);
  for (const formula of document.querySelectorAll(`math[data-${name}]`))
    formula.removeAttribute(`data-${name}`);
}

const isNoted = ({ note }: StudentHighlight): boolean => Boolean(note);
const isLine = ({ colour }: StudentHighlight): boolean => colour === 'underline';

/** Draws all of them anew; where two grounds meet, the colour used last shows. */
export function paint(all: Painted[]): void {
  const rangesOf = (isMeant: (highlight: StudentHighlight) => boolean): Range[] =>
    all.filter(({ highlight }) => isMeant(highlight)).map(({ range }) => range);
  for (const colour of highlightColors) {
    const priority = all.findLastIndex(({ highlight }) => highlight.colour === colour);
    light(
      `student-${colour}`,
      rangesOf((each) => each.colour === colour),
      priority,
    );
  }
  const grounds = rangesOf((each) => isNoted(each) && !isLine(each));
  const lines = rangesOf((each) => isNoted(each) && isLine(each));
  light('student-note', grounds, all.length);
  light('student-underline-note', lines, all.length);
}

export const wipe = (): void => names.forEach(dim);
