import { numberedTicks } from './axis-ticks.ts';
import type { Shape, TextShape } from '../drawing.ts';
import type { Axis, Point } from '../figure.ts';
import { placeLabel } from '../svg/place-label.ts';
import { isShortName } from './plane-axes.ts';
import type { PlaneFrame } from './plane-frame.ts';
import { lineHeight, mathText, numberSize, plainText } from '../svg/text-shape.ts';
import { textWidth } from '../svg/text-width.ts';

const style = { size: numberSize, halo: true };
/** How far a number may step aside for a curve, of the way to its neighbour. */
const stepAside = 0.25;

const straddlesZero = ({ min, max }: Axis): boolean => min < 0 && max > 0;
const reachesZero = ({ min, max }: Axis): boolean => min <= 0 && max >= 0;
const isLettered = ({ label }: Axis): boolean => label === undefined || isShortName(label);
const perStep = ({ min, max, step }: Axis, length: number): number =>
  (length * step) / (max - min || 1);

/** The place itself, then a little to either side of it. */
const nudges = (pixels: number): number[] => {
  const most = Math.min(pixels * stepAside, 11);
  return [0, -most / 2, most / 2, -most, most];
};

/** Numbers stand left of and below their axes; at the crossing a printed xy-plane has the letter O instead of zeros. */
export function planeNumbers(x: Axis, y: Axis, frame: PlaneFrame, curves: Shape[]): TextShape[] {
  const [left, base] = frame.origin;
  const hasOrigin = [x, y].every((axis) => isLettered(axis) && reachesZero(axis));
  const isShown = (value: number, other: Axis): boolean =>
    value !== 0 || !(hasOrigin || straddlesZero(other));
  const [perX, perY] = [perStep(x, frame.width), perStep(y, frame.height)];
  const below = numberedTicks(x, perX, (text) => textWidth(text, numberSize) + 5)
    .filter(({ value }) => isShown(value, y))
    .map(({ value, text }) => ({
      places: nudges(perX).map((aside): Point => [frame.x(value) + aside, base + 12]),
      label: (at: Point) => plainText(text, at, style),
    }));
  const beside = numberedTicks(y, perY, () => lineHeight - 2)
    .filter(({ value }) => isShown(value, x))
    .map(({ value, text }) => ({
      places: nudges(perY).map((aside): Point => [left - 6, frame.y(value) + aside]),
      label: (at: Point) => plainText(text, at, { ...style, anchor: 'end' }),
    }));
  const around: Point[] = [
    [left - 9, base + 11],
    [left + 9, base + 11],
    [left - 9, base - 11],
    [left + 9, base - 11],
  ];
  const corner = { places: around, label: (at: Point) => mathText('O', at, style) };
  const placed: TextShape[] = [];
  for (const { places, label } of [...(hasOrigin ? [corner] : []), ...below, ...beside]) {
    const text = placeLabel(places, label, [...curves, ...placed]);
    if (text) placed.push(text);
  }
  return placed;
}
