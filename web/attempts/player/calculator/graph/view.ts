import type { Area } from '../engine/curves/tile-grid.ts';

/** The visible part of the plane: its center, and the width and height of a pixel. */
export interface View {
  x: number;
  y: number;
  unitX: number;
  unitY: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Shows about ten units on each side of the origin at the usual width. */
export const homeView: View = { x: 0, y: 0, unitX: 0.05, unitY: 0.05 };

const smallestUnit = 1e-9;
const largestUnit = 1e9;
const clamp = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

export const areaOf = ({ x, y, unitX, unitY }: View, { width, height }: Size): Area => ({
  left: x - (width / 2) * unitX,
  right: x + (width / 2) * unitX,
  bottom: y - (height / 2) * unitY,
  top: y + (height / 2) * unitY,
});

/** The view after a drag. Dragging right shows more of the left. */
export const panned = (view: View, right: number, down: number): View => ({
  ...view,
  x: view.x - right * view.unitX,
  y: view.y + down * view.unitY,
});

/** The view zoomed in by a factor. The place at (fromMiddleX, fromMiddleY) pixels stays under the pointer. */
export function zoomed(view: View, factor: number, fromMiddleX = 0, fromMiddleY = 0): View {
  const unitX = clamp(smallestUnit, view.unitX / factor, largestUnit);
  const unitY = clamp(smallestUnit, view.unitY / factor, largestUnit);
  return {
    x: view.x + fromMiddleX * (view.unitX - unitX),
    y: view.y - fromMiddleY * (view.unitY - unitY),
    unitX,
    unitY,
  };
}

/** The view of exactly this area. Undefined if the area is invalid. */
export function viewOf(
  { left, right, bottom, top }: Area,
  { width, height }: Size,
): View | undefined {
  const unitX = (right - left) / width;
  const unitY = (top - bottom) / height;
  const isFit = [unitX, unitY].every((unit) => unit >= smallestUnit && unit <= largestUnit);
  return isFit ? { x: (left + right) / 2, y: (bottom + top) / 2, unitX, unitY } : undefined;
}
