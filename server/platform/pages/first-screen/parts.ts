import { html, type Html } from './html.ts';
import type { Pen } from './pen.ts';

interface Look {
  variant?: 'filled' | 'default';
  size?: 'sm' | 'md';
  /** What it is about, for those who walk from link to link. */
  about?: string;
}

export function linkButton({ style }: Pen, to: string, label: string, look: Look = {}): Html {
  const size = look.size && html` data-size="${look.size}"`;
  const about = look.about !== undefined && html` aria-label="${label}: ${look.about}"`;
  return html` <a
    class="${style('button', 'button')}"
    data-variant="${look.variant ?? 'filled'}"
    ${size}${about}
    href="${to}"
  >
    <span class="${style('button', 'face')}"
      ><span class="${style('button', 'label')}">${label}</span></span
    >
  </a>`;
}

/** The one h1 of a page, and what it is about. */
export const pageTitle = ({ style }: Pen, title: string, lead?: string): Html =>
  html` <header class="${style('titles', 'header')}">
    <div>
      <h1 class="${style('titles', 'page')}">${title}</h1>
      ${lead !== undefined && html`<p class="${style('titles', 'lead')}">${lead}</p>`}
    </div>
  </header>`;

/** A page of parts, one under the other; `more` is a class of its own. */
export const page = ({ style }: Pen, inside: Html, more = ''): Html =>
  html`<div class="${style('page', 'page')} ${more}">${inside}</div>`;
