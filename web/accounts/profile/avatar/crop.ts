export interface Size {
  width: number;
  height: number;
}

/** The visible part: the center of the square as fractions of the picture, and the zoom. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const initialView: View = { x: 0.5, y: 0.5, zoom: 1 };
export const maxZoom = 4;

const clamp = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The visible square in pixels of the picture. It never leaves the picture. */
export function visibleSquare({ width, height }: Size, { x, y, zoom }: View) {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    left: clamp(0, x * width - side / 2, width - side),
    top: clamp(0, y * height - side / 2, height - side),
  };
}

/** Moves the picture by fractions of the visible square, like a drag: moving it right shows more of its left. */
export function moveView(size: Size, view: View, right: number, down: number): View {
  const { side, left, top } = visibleSquare(size, view);
  return {
    ...view,
    x: (clamp(0, left - right * side, size.width - side) + side / 2) / size.width,
    y: (clamp(0, top - down * side, size.height - side) + side / 2) / size.height,
  };
}

export const zoomView = (view: View, zoom: number): View => ({
  ...view,
  zoom: clamp(1, zoom, maxZoom),
});
