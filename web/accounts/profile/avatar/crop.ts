export interface Size {
  width: number;
  height: number;
}

/** Where one looks: the middle of the square in shares of the picture, and how near one is. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const firstView: View = { x: 0.5, y: 0.5, zoom: 1 };
export const nearestZoom = 4;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The square of the picture that is seen, in its own pixels. It never leaves the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: View) {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
  };
}

/** The picture moved by shares of the visible square, as a finger drags it: to the right shows more of its left. */
export function moved(size: Size, view: View, right: number, down: number): View {
  const { side, left, top } = squareOf(size, view);
  return {
    ...view,
    x: (between(0, left - right * side, size.width - side) + side / 2) / size.width,
    y: (between(0, top - down * side, size.height - side) + side / 2) / size.height,
  };
}

export const zoomed = (view: View, zoom: number): View => ({
  ...view,
  zoom: between(1, zoom, nearestZoom),
});
