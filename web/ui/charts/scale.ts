/** The geometry of the charts: values in, places out. */

export interface Point {
  x: number;
  y: number;
}

type Span = readonly [from: number, to: number];

/** Carries values of one span onto another, in proportion. A span without extent lands in the middle. */
export function linear([from, to]: Span, [start, end]: Span): (value: number) => number {
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Round figures a person would choose for an axis, 1, 2 or 5 times a power of ten apart, around all values. */
export function ticks(lowest: number, highest: number, wanted = 4): number[] {
  const step = roundStep((highest - lowest || 1) / wanted);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => settle((first + index) * step));
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** 0.1 + 0.2 is 0.30000000000000004; an axis says 0.3. */
const settle = (value: number): number => Number(value.toPrecision(12));

/** Which of the labels at these places can be written without touching; the last one always is. */
export function fitting(places: number[], room: number): Set<number> {
  const kept = new Set<number>();
  let next = Infinity;
  for (let index = places.length - 1; index >= 0; index--) {
    const place = places[index]!;
    if (next - place < room) continue;
    kept.add(index);
    next = place;
  }
  return kept;
}

/** Moves places, given in their order, apart until each has its room; where there is too little for all, they share it evenly. */
export function spread(places: number[], room: number, [start, end]: Span): number[] {
  const gap = Math.min(room, (end - start) / Math.max(1, places.length - 1));
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? start - gap) + gap));
  // Those pushed past the end come back, and push the ones before them.
  let limit = end;
  return moved
    .toReversed()
    .map((place) => {
      const kept = Math.min(place, limit);
      limit = kept - gap;
      return kept;
    })
    .toReversed();
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (points: Point[]): string => `M${points.map(at).join('L')}`;

/** A bar that stands on its foot: only the top is round. */
export function barPath({ x, y }: Point, width: number, height: number, corner = 3): string {
  const round = Math.min(corner, width / 2, height);
  return (
    `M${at({ x, y: y + height })}V${(y + round).toFixed(1)}q0-${round} ${round}-${round}` +
    `H${(x + width - round).toFixed(1)}q${round} 0 ${round} ${round}V${(y + height).toFixed(1)}Z`
  );
}

/** The end of a spoke of a wheel with six: the first points up, the others follow clockwise. */
export function hexagonCorner(index: number, radius: number, centre: Point): Point {
  const angle = (index * Math.PI) / 3;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

/** Of ticks and labels, in true pixels; chart.module.css says the same. */
export const labelSize = 12;

/** About how wide a text will be; Vietnamese and English letters of our font average 0.56 of their size. */
const textWidth = (text: string, size: number): number => [...text].length * size * 0.56;

export const widest = (texts: string[], size: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size)));
