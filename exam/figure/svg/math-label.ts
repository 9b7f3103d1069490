import type { Run } from '../drawing.ts';

/** A single letter, unless it is a unit as in `5 m`. */
const variable = /(?<![\p{L}\p{M}]|\d )(\p{L}['′]?)(?![\p{L}\p{M}])/u;
const functionName = /\b(sin|cos|tan)\b/g;

const isProse = (text: string): boolean => /\p{L}{3,}/u.test(text.replace(functionName, ''));

/** Replaces hyphens by minus signs in mathematics. */
export const mathLabel = (text: string): string =>
  isProse(text) ? text : text.replaceAll('-', '−');

/** Splits a label as mathematics is printed: variables and names of points are italic; numbers, units and words are not. */
export function mathRuns(text: string): Run[] {
  if (isProse(text)) return [{ text, italic: false }];
  return mathLabel(text)
    .split(variable)
    .map((part, index) => ({ text: part, italic: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
