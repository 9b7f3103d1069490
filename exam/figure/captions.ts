import { boxAroundAll } from './svg/box.ts';
import type { Shape, TextShape } from './drawing.ts';
import { shapeBounds } from './geometry/shape-bounds.ts';
import { lineHeight, mathText, plainText, textSize } from './svg/text-shape.ts';
import { wrapText } from './svg/text-width.ts';

/** Captions are placed outside everything drawn so far, so they overlap nothing. */

const gap = 8;
const titleSize = 15;

export function withTitle(shapes: Shape[], title: string | undefined): Shape[] {
  if (title === undefined) return shapes;
  const { minX, maxX, minY } = boxAroundAll(shapes.map(shapeBounds));
  const lines = wrapText(title, Math.max(maxX - minX, 240) * 0.92, titleSize);
  const texts = lines.map((line, index) =>
    plainText(
      line,
      [(minX + maxX) / 2, minY - gap - 4 - (lines.length - index - 0.5) * lineHeight],
      { size: titleSize, bold: true },
    ),
  );
  return [...texts, ...shapes];
}

/** Adds a caption below all shapes, centered at `middle`. */
export function withCaptionBelow(
  shapes: Shape[],
  caption: string | undefined,
  middle: number,
  width: number,
): Shape[] {
  if (caption === undefined) return shapes;
  const { maxY } = boxAroundAll(shapes.map(shapeBounds));
  const texts = wrapText(caption, width, textSize).map((line, index) =>
    captionText(line, [middle, maxY + gap + (index + 0.5) * lineHeight]),
  );
  return [...shapes, ...texts];
}

/** Adds a caption left of all shapes that reads upward, centered at `middle`. */
export function withCaptionLeft(
  shapes: Shape[],
  caption: string | undefined,
  middle: number,
  height: number,
): Shape[] {
  if (caption === undefined) return shapes;
  const { minX } = boxAroundAll(shapes.map(shapeBounds));
  const lines = wrapText(caption, height, textSize);
  const texts = lines.map((line, index) =>
    captionText(line, [minX - gap - (lines.length - index - 0.5) * lineHeight, middle], -90),
  );
  return [...shapes, ...texts];
}

/** A caption is plain text, except for the single letter of a variable. */
function captionText(line: string, at: [number, number], rotation?: number): TextShape {
  const style = rotation === undefined ? {} : { rotation };
  return /^\p{L}$/u.test(line) ? mathText(line, at, style) : plainText(line, at, style);
}
