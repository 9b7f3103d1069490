import { dataTable, type DataTable } from '@bac/exam/figure/charts/data-table.ts';
import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import type { Figure } from '@bac/exam/figure/figure.ts';
import { mathRuns } from '@bac/exam/figure/svg/math-label.ts';
import { toSvg } from '@bac/exam/figure/svg/svg.ts';
import { parseInline } from '@bac/exam/markup/parse-inline.ts';
import { html, nothing, trusted, type Html } from './html.ts';
import { renderInline } from './render-markup.ts';

/** Renders variables in italics, as the drawings do. */
function renderCell(text: string): Html[] {
  const inlines = parseInline(text);
  const [only] = inlines;
  if (inlines.length !== 1 || only?.kind !== 'text') return renderInline(inlines);
  return mathRuns(only.text).map((run) =>
    run.italic ? html`<i>${run.text}</i>` : html`${run.text}`,
  );
}

function renderTable({ caption, columns, rows }: DataTable): Html {
  return html`<table>
    ${
      caption === undefined
        ? nothing
        : html`<caption>
            ${caption}
          </caption>`
    }
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${renderCell(column)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${renderCell(cell)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function renderFigure(figure: Figure): Html {
  const drawing = drawFigure(figure);
  const table = renderTable(dataTable(figure));
  if (!drawing) return html`<figure data-figure="${figure.id}">${table}</figure>`;
  return html`<figure data-figure="${figure.id}">
    ${trusted(toSvg(drawing, figure.alt))}
    <details class="data">
      <summary>Data table and description</summary>
      <p>${figure.alt}</p>
      ${table}
    </details>
  </figure>`;
}
