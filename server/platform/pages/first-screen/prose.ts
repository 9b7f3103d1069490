import type { Prose, ProseBlock, ProseRun } from '@bac/contract/site/prose.ts';
import { html, type Html } from './html.ts';
import type { Pen } from './pen.ts';

/** About what a tall screen shows; the rest is drawn by the script. */
const lettersOnFirstScreen = 2600;

function styled({ text, style = [] }: ProseRun): Html {
  if (text === '\n') return html`<br />`;
  return style.reduce(
    (inner, name) => {
      if (name === 'strong') return html`<strong>${inner}</strong>`;
      if (name === 'emphasis') return html`<em>${inner}</em>`;
      return name === 'code' ? html`<code>${inner}</code>` : html`<s>${inner}</s>`;
    },
    html`${text}`,
  );
}

/** The contract allows only harmless addresses. */
const linked = (run: ProseRun): Html =>
  run.href === undefined ? styled(run) : html`<a href="${run.href}">${styled(run)}</a>`;

const wordsOf = (runs: ProseRun[]): Html[] => runs.map(linked);

function heading({ level, id, runs }: Extract<ProseBlock, { kind: 'heading' }>): Html {
  const words = wordsOf(runs);
  if (level === 2) return html`<h2 id="${id}" tabindex="-1">${words}</h2>`;
  if (level === 3) return html`<h3 id="${id}" tabindex="-1">${words}</h3>`;
  return html`<h4 id="${id}" tabindex="-1">${words}</h4>`;
}

function list({ isOrdered, items }: Extract<ProseBlock, { kind: 'list' }>): Html {
  const lines = items.map(({ runs }) => html`<li>${wordsOf(runs)}</li>`);
  return isOrdered
    ? html`<ol>
        ${lines}
      </ol>`
    : html`<ul>
        ${lines}
      </ul>`;
}

function block(one: ProseBlock, { style }: Pen): Html {
  switch (one.kind) {
    case 'heading':
      return heading(one);
    case 'paragraph':
      return html`<p>${wordsOf(one.runs)}</p>`;
    case 'list':
      return list(one);
    case 'quote':
      return html`<blockquote>${wordsOf(one.runs)}</blockquote>`;
    case 'code':
      return html`<pre><code>${one.text}</code></pre>`;
    case 'table': {
      const row = (cells: ProseRun[][]): Html =>
        html`<tr>
          ${cells.map((cell, column) =>
            column === 0
              ? html`<th scope="row">${wordsOf(cell)}</th>`
              : html`<td>${wordsOf(cell)}</td>`,
          )}
        </tr>`;
      const names = one.head.map((cell) => html`<th scope="col">${wordsOf(cell)}</th>`);
      return html` <div class="${style('prose', 'table')}">
        <table>
          <thead>
            <tr>
              ${names}
            </tr>
          </thead>
          <tbody>
            ${one.rows.map(row)}
          </tbody>
        </table>
      </div>`;
    }
    case 'rule':
      return html`<hr />`;
  }
}

/** Whole blocks from the beginning, until the screen is full. */
function firstBlocks(prose: Prose): Prose {
  let letters = 0;
  const end = prose.findIndex(
    (one) => (letters += JSON.stringify(one).length) > lettersOnFirstScreen,
  );
  return end === -1 ? prose : prose.slice(0, end + 1);
}

/** A text, set as `Prose` sets it. */
export const proseHtml = (pen: Pen, prose: Prose): Html =>
  html` <div class="${pen.style('prose', 'prose')}">
    ${firstBlocks(prose).map((one) => block(one, pen))}
  </div>`;

const plain = (runs: ProseRun[]): string => runs.map(({ text }) => text).join('');

/** A long text beside the list of its parts, as `Reading` sets it. */
export function readingHtml(pen: Pen, prose: Prose): Html {
  const { style, words } = pen;
  const t = words('site/prose');
  const parts = prose.filter((one) => one.kind === 'heading').filter(({ level }) => level === 2);
  const contents = html` <ol class="${style('contents', 'list')}">
    ${parts.map(({ id, runs }) => html`<li><a class="${style('contents', 'link')}" href="#${id}">${plain(runs)}</a></li>`)}
  </ol>`;
  const lists = html` <nav class="${style('reading', 'side')}" aria-label="${t('contents')}">
      <p class="${style('reading', 'heading')}">${t('contents')}</p>
      ${contents}
    </nav>
    <details class="${style('reading', 'folded')}">
      <summary>${t('contents')}</summary>
      <nav aria-label="${t('contents')}">${contents}</nav>
    </details>`;
  return html` <div class="${style('reading', 'columns')}">
    ${parts.length > 2 && lists}
    <div>${proseHtml(pen, prose)}</div>
  </div>`;
}
