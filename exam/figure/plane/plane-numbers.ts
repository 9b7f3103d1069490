import { numberedTicks } from './axis-ticks.ts';
import type { Shape, TextShape } from '../drawing.ts';
import type { Axis, Point } from '../figure.ts';
import { placeLabel } from '../svg/place-label.ts';
import { isShortName } from './plane-axes.ts';
import type { PlaneFrame } from './plane-frame.ts';
import { lineHeight, mathText, numberSize, plainText } from '../svg/text-shape.ts';
import { textWidth } from '../svg/text-width.ts';

const style = { size: numberSize, halo: true };
/** How far a number may move aside for a curve, as a share of the distance to its neighbor. */
const nudgeShare = 0.25;

const straddlesZero = ({ min, max }: Axis): boolean => min < 0 && max > 0;
const reachesZero = ({ min, max }: Axis): boolean => min <= 0 && max >= 0;
const hasShortName = ({ label }: Axis): boolean => label === undefined || isShortName(label);
const perStep = ({ min, max, step }: Axis, length: number): number =>
  (length * step) / (max - min || 1);

/** The exact position first, then a little to either side. */
const nudges = (pixels: number): number[] => {
  const furthest = Math.min(pixels * nudgeShare, 11);
  return [0, -furthest / 2, furthest / 2, -furthest, furthest];
};

/** Numbers are placed left of and below the axes. An xy-plane has the letter O at the origin instead of zeros, as in print. */
export function planeNumbers(x: Axis, y: Axis, frame: PlaneFrame, curves: Shape[]): TextShape[] {
  const [left, base] = frame.origin;
  const hasOrigin = [x, y].every((axis) => hasShortName(axis) && reachesZero(axis));
  const isNumbered = (value: number, other: Axis): boolean =>
    value !== 0 || !(hasOrigin || straddlesZero(other));
  const [perX, perY] = [perStep(x, frame.width), perStep(y, frame.height)];
  const below = numberedTicks(x, perX, (text) => textWidth(text, numberSize) + 5)
    .filter(({ value }) => isNumbered(value, y))
    .map(({ value, text }) => ({
      positions: nudges(perX).map((nudge): Point => [frame.x(value) + nudge, base + 12]),
      label: (at: Point) => plainText(text, at, style),
    }));
  const toTheLeft = numberedTicks(y, perY, () => lineHeight - 2)
    .filter(({ value }) => isNumbered(value, x))
    .map(({ value, text }) => ({
      positions: nudges(perY).map((nudge): Point => [left - 6, frame.y(value) + nudge]),
      label: (at: Point) => plainText(text, at, { ...style, anchor: 'end' }),
    }));
  const positionsOfO: Point[] = [
    [left - 9, base + 11],
    [left + 9, base + 11],
    [left - 9, base - 11],
    [left + 9, base - 11],
  ];
  const letterO = { positions: positionsOfO, label: (at: Point) => mathText('O', at, style) };
  const texts: TextShape[] = [];
  for (const { positions, label } of [...(hasOrigin ? [letterO] : []), ...below, ...toTheLeft]) {
    const text = placeLabel(positions, label, [...curves, ...texts]);
    if (text) texts.push(text);
  }
  return texts;
}
