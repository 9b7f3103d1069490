import { dataTable } from '@bac/exam/figure/charts/data-table.ts';
import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import { figure, type Figure } from '@bac/exam/figure/figure.ts';
import { toSvg } from '@bac/exam/figure/svg/svg.ts';
import { isDrawable } from '../../item-content/candidate.ts';
import { lineXml } from './markup-xml.ts';
import { parseXml } from './xml-tree.ts';
import { xmlText } from './xml-text.ts';

function tableXml(drawn: Figure): string {
  const { caption, columns, rows } = dataTable(drawn);
  const cell = drawn.kind === 'table' ? lineXml : xmlText;
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((each) => `<${tag}>${cell(each)}</${tag}>`).join('')}</tr>`;
  return (
    `<table>${caption === undefined ? '' : `<caption>${xmlText(caption)}</caption>`}` +
    `<thead>${row(columns, 'th')}</thead>` +
    `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
  );
}

function pictureXml(drawn: Figure): string {
  const drawing = drawFigure(drawn);
  if (!drawing) return tableXml(drawn);
  const svg = toSvg(drawing, drawn.alt);
  parseXml(svg);
  return svg;
}

/** As a picture, a table as a table. A figure that is still being written and can't be drawn yet is told by its words. */
export function figureXml(given: Record<string, unknown>): string {
  const id = typeof given['id'] === 'string' ? given['id'] : '';
  const alt = typeof given['alt'] === 'string' ? given['alt'] : '';
  let inside: string;
  try {
    const parsed = figure.parse(given);
    inside = isDrawable(parsed) ? pictureXml(parsed) : `<p>${xmlText(alt)}</p>`;
  } catch {
    inside = `<p>${xmlText(alt)}</p>`;
  }
  return `<div class="figure" data-bac-figure="${xmlText(id)}">${inside}</div>`;
}
