import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import type { Geometry, GeometrySheet } from './geometry-sheet.ts';
import { placeLabel, standOff } from '../svg/place-label.ts';
import { mathText } from '../svg/text-shape.ts';
import { between, lengthOf, minus, plus, times, unit } from '../svg/vector.ts';

type Segment = Geometry['segments'][number];

const beyondEnds = 34;
const tickGap = 5;
const halfTick = 5;

interface Way {
  from: Point;
  to: Point;
  direction: Point;
  /** Where y grows downward, to the left of one who goes from → to. */
  left: Point;
}

function wayOf(segment: Segment, { place }: GeometrySheet): Way | undefined {
  const [from, to] = [place(segment.from), place(segment.to)];
  const direction = from && to && unit(minus(to, from));
  if (!direction) return undefined;
  const left: Point = [direction[1], -direction[0]];
  if (!segment.line) return { from, to, direction, left };
  const more = times(direction, beyondEnds);
  return { from: minus(from, more), to: plus(to, more), direction, left };
}

/** The stroke itself, and the ticks that say which lengths are equal. */
export function segmentShapes(segment: Segment, sheet: GeometrySheet): Shape[] {
  const way = wayOf(segment, sheet);
  if (!way) return [];
  const { from, to, direction, left } = way;
  const count = segment.ticks ?? 0;
  const ticks = Array.from({ length: count }, (_, index): Point[] => {
    const shift = (index - (count - 1) / 2) * tickGap;
    const middle = plus(between(from, to, 0.5), times(direction, shift));
    return [plus(middle, times(left, halfTick)), minus(middle, times(left, halfTick))];
  });
  return [
    {
      kind: 'path',
      tone: 'ink',
      weight: 'medium',
      strokes: [[from, to]],
      ...(segment.dashed && { dash: 'dashed' }),
    },
    ...(count > 0
      ? [{ kind: 'path', tone: 'ink', weight: 'medium', strokes: ticks } as const]
      : []),
  ];
}

/** At the middle of its side; the name of a line stands at the line's end. */
export function segmentLabel(
  segment: Segment,
  sheet: GeometrySheet,
  shapes: Shape[],
): TextShape | undefined {
  const way = wayOf(segment, sheet);
  if (!way || segment.label === undefined) return undefined;
  const { from, to, left } = way;
  const { label, side } = segment;
  const name = (at: Point): TextShape => mathText(label, at, { halo: true });
  const gap = segment.ticks ? 5 + halfTick : 5;
  const off = times(left, standOff(name(from), left, gap));
  const end = 1 - 8 / lengthOf(minus(to, from));
  const parts = segment.line ? [end, 1 - end, 0.5] : [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7];
  const onLeft = parts.map((part) => plus(between(from, to, part), off));
  const onRight = parts.map((part) => minus(between(from, to, part), off));
  const places = { left: onLeft, right: onRight, either: [...onLeft, ...onRight] };
  return placeLabel(places[side ?? 'either'], name, shapes);
}
