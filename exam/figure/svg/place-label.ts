import { type Box, grown, overlapArea } from './box.ts';
import { clipSegment } from '../plane/clip-stroke.ts';
import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { outlines, shapeBounds } from '../geometry/shape-bounds.ts';
import { lengthOf, minus } from './vector.ts';

const clearance = 2;

function crossing(box: Box, stroke: Point[]): number {
  return stroke.reduce((sum, to, index) => {
    const from = stroke[index - 1];
    const inside = from && clipSegment(from, to, box);
    return inside ? sum + 1 + lengthOf(minus(inside[1], inside[0])) : sum;
  }, 0);
}

/** How much of what is drawn lies under a box. Grid lines don't count: a halo keeps them off the text. */
function crowding(box: Box, shapes: Shape[]): number {
  return shapes.reduce((sum, shape) => {
    if (shape.kind === 'text') return sum + overlapArea(box, shapeBounds(shape));
    if (shape.tone === 'grid' || !shape.weight) return sum;
    return outlines(shape).reduce((crossed, stroke) => crossed + crossing(box, stroke), sum);
  }, 0);
}

/** The label at the first of the places that meets least of what is drawn already. */
export function placeLabel(
  places: Point[],
  label: (at: Point) => TextShape,
  shapes: Shape[],
): TextShape | undefined {
  let best: { text: TextShape; cost: number } | undefined;
  for (const place of places) {
    const text = label(place);
    const cost = crowding(grown(shapeBounds(text), clearance), shapes);
    if (!best || cost < best.cost) best = { text, cost };
    if (cost === 0) break;
  }
  return best?.text;
}

/** How far a text's middle must stand off for its box to clear a line whose normal is given. */
export function standOff(text: TextShape, [nx, ny]: Point, gap: number): number {
  const { minX, maxX, minY, maxY } = shapeBounds(text);
  return gap + (Math.abs(nx) * (maxX - minX)) / 2 + (Math.abs(ny) * (maxY - minY)) / 2;
}
