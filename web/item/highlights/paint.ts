import { highlightColors } from '@bac/exam/attempt/highlight-colors.ts';
import './highlight-colours.css';
import { splitAtFormulas } from './split-at-formulas.ts';
import type { StudentHighlight } from './student-highlight.ts';

export interface PaintedHighlight {
  highlight: StudentHighlight;
  range: Range;
}

/** Uses the CSS Custom Highlight API, which does not change the DOM that React owns. */
export const canPaint = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS;

const names = [...highlightColors, 'note', 'underline-note'].map((name) => `student-${name}`);

/** Highlights text ranges and formulas under a name of highlight-colours.css and replaces the previous ones. */
export function setHighlight(name: string, ranges: Range[], priority = 0): void {
  if (!canPaint()) return;
  clearHighlight(name);
  const split = ranges.map(splitAtFormulas);
  const highlight = new Highlight(...split.flatMap(({ words }) => words));
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  for (const formula of split.flatMap(({ formulas }) => formulas))
    formula.setAttribute(`data-${name}`, '');
}

export function clearHighlight(name: string): void {
  if (!canPaint()) return;
  CSS.highlights.delete(name);
  for (const formula of document.querySelectorAll(`math[data-${name}]`))
    formula.removeAttribute(`data-${name}`);
}

const hasNote = ({ note }: StudentHighlight): boolean => Boolean(note);
const isUnderline = ({ colour }: StudentHighlight): boolean => colour === 'underline';

/** Repaints all highlights; where two backgrounds overlap, the color used last is on top. */
export function paintHighlights(all: PaintedHighlight[]): void {
  const rangesOf = (matches: (highlight: StudentHighlight) => boolean): Range[] =>
    all.filter(({ highlight }) => matches(highlight)).map(({ range }) => range);
  for (const colour of highlightColors) {
    const priority = all.findLastIndex(({ highlight }) => highlight.colour === colour);
    setHighlight(
      `student-${colour}`,
      rangesOf((each) => each.colour === colour),
      priority,
    );
  }
  const notedBackgrounds = rangesOf((each) => hasNote(each) && !isUnderline(each));
  const notedUnderlines = rangesOf((each) => hasNote(each) && isUnderline(each));
  setHighlight('student-note', notedBackgrounds, all.length);
  setHighlight('student-underline-note', notedUnderlines, all.length);
}

export const clearHighlights = (): void => names.forEach(clearHighlight);
