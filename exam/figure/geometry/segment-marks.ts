import type { Shape, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import type { Geometry, GeometrySheet } from './geometry-sheet.ts';
import { placeLabel, standOff } from '../svg/place-label.ts';
import { mathText } from '../svg/text-shape.ts';
import { between, lengthOf, minus, plus, times, unit } from '../svg/vector.ts';

type Segment = Geometry['segments'][number];

const lineExtension = 34;
const tickGap = 5;
const halfTick = 5;

interface Span {
  from: Point;
  to: Point;
  direction: Point;
  /** The direction to the left, seen from `from` toward `to`; y grows downward. */
  left: Point;
}

function toSpan(segment: Segment, { locate }: GeometrySheet): Span | undefined {
  const [from, to] = [locate(segment.from), locate(segment.to)];
  const direction = from && to && unit(minus(to, from));
  if (!direction) return undefined;
  const left: Point = [direction[1], -direction[0]];
  if (!segment.line) return { from, to, direction, left };
  const extension = times(direction, lineExtension);
  return { from: minus(from, extension), to: plus(to, extension), direction, left };
}

/** The segment itself, and the tick marks that show which segments are equally long. */
export function segmentShapes(segment: Segment, sheet: GeometrySheet): Shape[] {
  const span = toSpan(segment, sheet);
  if (!span) return [];
  const { from, to, direction, left } = span;
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

/** Places the label of a segment near its middle, and the name of a line near its end. */
export function segmentLabel(
  segment: Segment,
  sheet: GeometrySheet,
  shapes: Shape[],
): TextShape | undefined {
  const span = toSpan(segment, sheet);
  if (!span || segment.label === undefined) return undefined;
  const { from, to, left } = span;
  const { label, side } = segment;
  const labelAt = (at: Point): TextShape => mathText(label, at, { halo: true });
  const gap = segment.ticks ? 5 + halfTick : 5;
  const offset = times(left, standOff(labelAt(from), left, gap));
  const end = 1 - 8 / lengthOf(minus(to, from));
  const shares = segment.line ? [end, 1 - end, 0.5] : [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7];
  const onLeft = shares.map((share) => plus(between(from, to, share), offset));
  const onRight = shares.map((share) => minus(between(from, to, share), offset));
  const positions = { left: onLeft, right: onRight, either: [...onLeft, ...onRight] };
  return placeLabel(positions[side ?? 'either'], labelAt, shapes);
}
