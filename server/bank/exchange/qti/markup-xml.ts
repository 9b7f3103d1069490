import type { Block, Inline } from '@bac/exam/markup/markup.ts';
import { parseInline } from '@bac/exam/markup/parse-inline.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';
import { formulaXml } from './formula-xml.ts';
import { xmlText } from './xml-text.ts';

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
