import { type Box, growBox, overlapArea } from './box.ts';
import { clipSegment } from '../plane/clip-stroke.ts';
import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { outlines, shapeBounds } from '../geometry/shape-bounds.ts';
import { lengthOf, minus } from './vector.ts';

const clearance = 2;

function crossingCost(box: Box, stroke: Point[]): number {
  return stroke.reduce((sum, to, index) => {
    const from = stroke[index - 1];
    const inside = from && clipSegment(from, to, box);
    return inside ? sum + 1 + lengthOf(minus(inside[1], inside[0])) : sum;
  }, 0);
}

/** How much of the drawing a box would cover. Grid lines do not count, because a halo separates them from the text. */
function overlapCost(box: Box, shapes: Shape[]): number {
  return shapes.reduce((sum, shape) => {
    if (shape.kind === 'text') return sum + overlapArea(box, shapeBounds(shape));
    if (shape.tone === 'grid' || !shape.weight) return sum;
    return outlines(shape).reduce((cost, stroke) => cost + crossingCost(box, stroke), sum);
  }, 0);
}

/** Places a label at the position where it covers least of the drawing; of equal ones, at the first. */
export function placeLabel(
  positions: Point[],
  label: (at: Point) => TextShape,
  shapes: Shape[],
): TextShape | undefined {
  let best: { text: TextShape; cost: number } | undefined;
  for (const position of positions) {
    const text = label(position);
    const cost = overlapCost(growBox(shapeBounds(text), clearance), shapes);
    if (!best || cost < best.cost) best = { text, cost };
    if (cost === 0) break;
  }
  return best?.text;
}

/** The distance from a line, given by its normal, at which the box of a text centered there is clear of the line. */
export function standOff(text: TextShape, [nx, ny]: Point, gap: number): number {
  const { minX, maxX, minY, maxY } = shapeBounds(text);
  return gap + (Math.abs(nx) * (maxX - minX)) / 2 + (Math.abs(ny) * (maxY - minY)) / 2;
}
