import type { Block, Inline } from '@bac/exam/markup/markup.ts';
import { parseInline } from '@bac/exam/markup/parse-inline.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';
import { withDegrees } from '@bac/exam/markup/readable-formula.ts';
import { LRUCache } from 'lru-cache';
import temml from 'temml';
import { xmlText, parseXml } from './xml.ts';

const texEncoding = 'application/x-tex';

const made = new LRUCache<string, string>({ max: 5000 });

function rendered(tex: string, isDisplay: boolean): string {
  const mathMl = temml.renderToString(withDegrees(tex), { trust: false, throwOnError: true });
  const inner = /^<math[^>]*>(.*)<\/math>$/s.exec(mathMl)?.[1] ?? '';
  const written =
    `<math xmlns="http://www.w3.org/1998/Math/MathML"${isDisplay ? ' display="block"' : ''}>` +
    `<semantics><mrow>${inner}</mrow>` +
    `<annotation encoding="${texEncoding}">${xmlText(tex)}</annotation></semantics></math>`;
  // The renderer writes for browsers, which forgive what XML doesn't.
  parseXml(written);
  return written;
}

/** MathML that any system shows, with the TeX it was made of; the TeX alone where nothing can be made of it. */
function formulaXml(tex: string, isDisplay = false): string {
  const key = `${isDisplay ? 'd' : 'i'}${tex}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  let written: string;
  try {
    written = rendered(tex, isDisplay);
  } catch {
    written = `<code>${xmlText(tex)}</code>`;
  }
  made.set(key, written);
  return written;
}

/** Where a figure stands in a text, by its id; empty where there is none of that id. */
export type FigureXml = (id: string) => string;

/** How far a blank reaches on paper. */
const blank = '______';

const elements = { emphasis: ['<em>', '</em>'], strong: ['<strong>', '</strong>'] } as const;

function inlineXml(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return xmlText(inline.text);
    case 'math':
      return formulaXml(inline.tex);
    case 'blank':
      return `<span class="blank">${blank}</span>`;
    case 'underline':
      return `<span style="text-decoration: underline">${inlinesXml(inline.children)}</span>`;
    default: {
      const [start, end] = elements[inline.kind];
      return start + inlinesXml(inline.children) + end;
    }
  }
}

const inlinesXml = (inlines: readonly Inline[]): string => inlines.map(inlineXml).join('');

/** For what stands in one line, such as a cell. */
export const lineXml = (text: string): string => inlinesXml(parseInline(text));

function blockXml(block: Block, figureXml: FigureXml): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlinesXml(block.children)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inlinesXml(item)}</li>`).join('')}</ul>`;
    case 'display':
      return `<p>${formulaXml(block.tex, true)}</p>`;
    case 'figure':
      return figureXml(block.id);
  }
}

export const markupXml = (text: string, figureXml: FigureXml = () => ''): string =>
  parseMarkup(text)
    .map((block) => blockXml(block, figureXml))
    .join('');
