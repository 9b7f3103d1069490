import type { Run } from '../drawing.ts';

/** A letter that stands alone, unless it is a unit as in `5 m`. */
const variable = /(?<![\p{L}\p{M}]|\d )(\p{L}['′]?)(?![\p{L}\p{M}])/u;
const functionName = /\b(sin|cos|tan)\b/g;

const isProse = (text: string): boolean => /\p{L}{3,}/u.test(text.replace(functionName, ''));

/** A keyboard has only a hyphen; print has a minus sign. */
export const mathLabel = (text: string): string =>
  isProse(text) ? text : text.replaceAll('-', '−');

/** As mathematics is printed: variables and names of points lean, numbers, units and words stand. */
export function mathRuns(text: string): Run[] {
  if (isProse(text)) return [{ text, italic: false }];
  return mathLabel(text)
    .split(variable)
    .map((part, index) => ({ text: part, italic: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
