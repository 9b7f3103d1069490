import type { Block, Inline } from '@bac/exam/markup/markup.ts';
import { parseInline } from '@bac/exam/markup/parse-inline.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';
import { withDegrees } from '@bac/exam/markup/readable-formula.ts';
import { LRUCache } from 'lru-cache';
import temml from 'temml';
import { xmlText, parseXml } from './xml.ts';

const texEncoding = 'application/x-tex';

const cache = new LRUCache<string, string>({ max: 5000 });

function renderMathMl(tex: string, isDisplay: boolean): string {
  const mathMl = temml.renderToString(withDegrees(tex), { trust: false, throwOnError: true });
  const inner = /^<math[^>]*>(.*)<\/math>$/s.exec(mathMl)?.[1] ?? '';
  const xml =
    `<math xmlns="http://www.w3.org/1998/Math/MathML"${isDisplay ? ' display="block"' : ''}>` +
    `<semantics><mrow>${inner}</mrow>` +
    `<annotation encoding="${texEncoding}">${xmlText(tex)}</annotation></semantics></math>`;
  // Throws if it is not well-formed: the renderer writes for browsers, which are more lenient than XML.
  parseXml(xml);
  return xml;
}

/** MathML, which any system shows, with its TeX source. If the TeX cannot be rendered, the TeX alone. */
function formulaXml(tex: string, isDisplay = false): string {
  const key = `${isDisplay ? 'd' : 'i'}${tex}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  let xml: string;
  try {
    xml = renderMathMl(tex, isDisplay);
  } catch {
    xml = `<code>${xmlText(tex)}</code>`;
  }
  cache.set(key, xml);
  return xml;
}

/** Writes the figure with this id; empty if there is none. */
export type FigureXml = (id: string) => string;

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

/** Converts a text of one line, such as a table cell. */
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
