import { escaped } from '../escape.ts';

/** HTML that is safe to send; only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | false | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === false || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part.map(textOf).join('');
}

/** Where a line of the code ends there is nothing in the page, but between two attributes a blank. */
const onOneLine = (piece: string): string =>
  piece
    .replace(/^\s*\n\s*$/, '')
    .replace(/(^|>)\s*\n\s*(?=<|$)/g, '$1')
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*</g, '<')
    .replace(/\s*\n\s*/g, ' ');

/** Writes HTML; whatever is put in is escaped, unless it was written in the same way. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(
    strings
      .map((piece, place) => onOneLine(piece) + textOf(parts[place]))
      .join('')
      .replace(/^\s+(?=<)/, ''),
  );
