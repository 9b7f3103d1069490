import type { Block, Inline } from '@bac/exam/markup/markup.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';
import temml from 'temml';
import { html, trusted, type Html } from './html.ts';

function renderFormula(tex: string, displayMode: boolean): Html {
  const mathMl = temml.renderToString(tex, { displayMode, throwOnError: false, trust: false });
  return trusted(mathMl);
}

function renderOneInline(inline: Inline): Html {
  switch (inline.kind) {
    case 'text':
      return html`${inline.text}`;
    case 'emphasis':
      return html`<em>${renderInline(inline.children)}</em>`;
    case 'strong':
      return html`<strong>${renderInline(inline.children)}</strong>`;
    case 'underline':
      return html`<u>${renderInline(inline.children)}</u>`;
    case 'math':
      return renderFormula(inline.tex, false);
    case 'blank':
      return html`<span class="blank" role="img" aria-label="blank"></span>`;
  }
}

export const renderInline = (inlines: readonly Inline[]): Html[] => inlines.map(renderOneInline);

function renderBlock(block: Block, figure: (id: string) => Html): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p>${renderInline(block.children)}</p>`;
    case 'list':
      return html`<ul>
        ${block.items.map((item) => html`<li>${renderInline(item)}</li>`)}
      </ul>`;
    case 'display':
      return html`<div class="display">${renderFormula(block.tex, true)}</div>`;
    case 'figure':
      return figure(block.id);
  }
}

export const unknownFigure = (id: string): Html => html`<p class="fault">No figure “${id}”.</p>`;

export const renderMarkup = (text: string, figure = unknownFigure): Html[] =>
  parseMarkup(text).map((block) => renderBlock(block, figure));
