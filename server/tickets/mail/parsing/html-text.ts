import { Parser } from 'htmlparser2';

/** Elements that a reader of the email never sees. */
const hiddenElements = new Set([
  'head',
  'script',
  'style',
  'template',
  'title',
  'svg',
  'object',
  'iframe',
]);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'pre']);
const lines = new Set(['address', 'blockquote', 'div', 'dd', 'dt', 'hr', 'li', 'section', 'tr']);

const deepestQuote = 5;

const isHidden = (name: string, style: string | undefined): boolean =>
  hiddenElements.has(name) || /display\s*:\s*none/i.test(style ?? '');

/** A link's address is added to the text unless its own text shows it. */
const shouldShowAddress = (href: string, words: string): boolean =>
  /^https?:\/\//i.test(href) && !words.includes(href) && !href.includes(words.trim());

/** Converts HTML to lines of plain text: drops scripts, and marks quotes with `>` as in plain-text emails. */
export function htmlToText(html: string): string {
  const outputLines: string[] = [];
  let line = '';
  let hidden = 0;
  let quotes = 0;
  let literal = 0;
  const open: { isHidden: boolean; href: string | undefined; from: number }[] = [];

  const endLine = (): void => {
    const mark = '> '.repeat(Math.min(quotes, deepestQuote));
    outputLines.push(`${mark}${literal > 0 ? line.trimEnd() : line.trim()}`.trimEnd());
    line = '';
  };
  const breakLine = (): void => {
    if (line.trim() !== '') endLine();
    line = '';
  };
  const breakParagraph = (): void => {
    breakLine();
    if (!/^[> ]*$/.test(outputLines.at(-1) ?? '')) endLine();
  };
  const separate = (name: string): void => {
    if (paragraphs.has(name)) breakParagraph();
    else if (lines.has(name)) breakLine();
  };

  const parser = new Parser({
    onopentag(name, { style, href }) {
      const hides = isHidden(name, style);
      if (hides) hidden += 1;
      separate(name);
      if (name === 'blockquote') quotes += 1;
      if (name === 'pre') literal += 1;
      if (name === 'br') endLine();
      if (name === 'li') line += '- ';
      if (name === 'td' || name === 'th') line += ' ';
      open.push({ isHidden: hides, href: name === 'a' ? href : undefined, from: line.length });
    },
    ontext(text) {
      if (hidden > 0) return;
      if (literal === 0) {
        const words = text.replaceAll(/\s+/g, ' ');
        line += line === '' || line.endsWith(' ') ? words.trimStart() : words;
        return;
      }
      const [first = '', ...rest] = text.split(/\r?\n/);
      line += first;
      for (const next of rest) {
        endLine();
        line = next;
      }
    },
    onclosetag(name) {
      const closed = open.pop();
      if (closed?.href && hidden === 0 && shouldShowAddress(closed.href, line.slice(closed.from))) {
        line += ` (${closed.href})`;
      }
      separate(name);
      if (name === 'blockquote') quotes -= 1;
      if (name === 'pre') literal -= 1;
      if (closed?.isHidden) hidden -= 1;
    },
  });
  parser.write(html);
  parser.end();
  breakLine();
  return outputLines.join('\n').trim();
}
