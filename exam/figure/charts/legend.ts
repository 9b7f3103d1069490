import { boxAroundAll } from '../svg/box.ts';
import type { Shape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { shapeBounds } from '../geometry/shape-bounds.ts';
import { numberSize, plainText } from '../svg/text-shape.ts';
import { textWidth, wrapText } from '../svg/text-width.ts';

/** Draws the sample of one series, centered at `middle`. */
export type Swatch = (middle: Point, index: number) => Shape[];

export const swatchWidth = 26;
const swatchGap = 8;
const entryGap = 22;
const lineHeight = 17;

interface Entry {
  index: number;
  lines: string[];
  width: number;
}

const widthOf = (row: Entry[]): number =>
  row.reduce((sum, { width }) => sum + width + entryGap, -entryGap);

function layOut(names: string[], width: number): Entry[][] {
  const rows: Entry[][] = [];
  for (const [index, name] of names.entries()) {
    const lines = wrapText(name, width - swatchWidth - swatchGap, numberSize);
    const text = Math.max(...lines.map((line) => textWidth(line, numberSize)));
    const entry = { index, lines, width: swatchWidth + swatchGap + text };
    const row = rows.at(-1);
    if (row && widthOf([...row, entry]) <= width) row.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

/** Adds a legend below all shapes. A single series needs none. */
export function withLegend(
  shapes: Shape[],
  names: string[],
  swatch: Swatch,
  width: number,
): Shape[] {
  if (names.length < 2) return shapes;
  const legend: Shape[] = [];
  let top = boxAroundAll(shapes.map(shapeBounds)).maxY + 12;
  for (const row of layOut(names, width)) {
    let left = (width - widthOf(row)) / 2;
    for (const entry of row) {
      legend.push(...swatch([left + swatchWidth / 2, top + lineHeight / 2], entry.index));
      const x = left + swatchWidth + swatchGap;
      for (const [line, text] of entry.lines.entries()) {
        const at: Point = [x, top + (line + 0.5) * lineHeight];
        legend.push(plainText(text, at, { size: numberSize, anchor: 'start' }));
      }
      left += entry.width + entryGap;
    }
    top += Math.max(...row.map(({ lines }) => lines.length)) * lineHeight + 3;
  }
  return [...shapes, ...legend];
}
