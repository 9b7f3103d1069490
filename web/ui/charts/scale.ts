/** The geometry of the charts: values in, coordinates out. */

export interface Point {
  x: number;
  y: number;
}

type Span = readonly [from: number, to: number];

/** Returns a linear scale from one span to another. An empty span maps to the middle. */
export function linear([from, to]: Span, [start, end]: Span): (value: number) => number {
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Round axis values that cover all data, spaced 1, 2 or 5 times a power of ten apart. */
export function ticks(lowest: number, highest: number, targetCount = 4): number[] {
  const step = roundStep((highest - lowest || 1) / targetCount);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** Removes floating-point noise: 0.1 + 0.2 is 0.30000000000000004, and the axis must show 0.3. */
const round = (value: number): number => Number(value.toPrecision(12));

/** Returns the indexes of the labels that fit at these positions without touching; the last one always does. */
export function fittingLabels(positions: number[], room: number): Set<number> {
  const indexes = new Set<number>();
  let next = Infinity;
  for (let index = positions.length - 1; index >= 0; index--) {
    const position = positions[index]!;
    if (next - position < room) continue;
    indexes.add(index);
    next = position;
  }
  return indexes;
}

/** Moves sorted positions apart until each has its room; if there is too little room for all, spaces them evenly. */
export function spread(positions: number[], room: number, [start, end]: Span): number[] {
  const gap = Math.min(room, (end - start) / Math.max(1, positions.length - 1));
  const moved: number[] = [];
  for (const position of positions)
    moved.push(Math.max(position, (moved.at(-1) ?? start - gap) + gap));
  // Positions pushed past the end move back and push the ones before them.
  let limit = end;
  return moved
    .toReversed()
    .map((position) => {
      const clamped = Math.min(position, limit);
      limit = clamped - gap;
      return clamped;
    })
    .toReversed();
}

const coordinates = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (points: Point[]): string => `M${points.map(coordinates).join('L')}`;

/** The path of a bar with round corners at the top only. */
export function barPath({ x, y }: Point, width: number, height: number, corner = 3): string {
  const radius = Math.min(corner, width / 2, height);
  return (
    `M${coordinates({ x, y: y + height })}V${(y + radius).toFixed(1)}q0-${radius} ${radius}-${radius}` +
    `H${(x + width - radius).toFixed(1)}q${radius} 0 ${radius} ${radius}V${(y + height).toFixed(1)}Z`
  );
}

/** A corner of a hexagon: the first is at the top, the others follow clockwise. */
export function hexagonCorner(index: number, radius: number, center: Point): Point {
  const angle = (index * Math.PI) / 3;
  return { x: center.x + radius * Math.sin(angle), y: center.y - radius * Math.cos(angle) };
}

/** Font size of ticks and labels, in CSS pixels; keep it equal to chart.module.css. */
export const labelSize = 12;

/** Estimates the width of a text: Vietnamese and English letters of our font average 0.56 of their size. */
const textWidth = (text: string, size: number): number => [...text].length * size * 0.56;

export const widestText = (texts: string[], size: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size)));
