import { edgesOf, type Edge } from './edges-of.ts';
import { findExtrema, findRoots, snap } from './find-roots.ts';
import type { Area } from './tile-grid.ts';
import { intersections } from './intersections.ts';
import type { UnaryFunction, Plot, Point } from './plot.ts';

export type InterestKind =
  | 'solution'
  | 'vertex'
  | 'minimum'
  | 'maximum'
  | 'xIntercept'
  | 'yIntercept'
  | 'intersection'
  | 'point';

export interface Interest extends Point {
  kind: InterestKind;
  /** The index of the entry that it intersects. */
  meets?: number;
}

const differences = (list: number[]): number[] => list.slice(1).map((v, i) => v - list[i]!);

/** A parabola is recognized by its third differences, which are 0. Its extremum is called a vertex. */
function isParabola(at: UnaryFunction, { left, right }: Area): boolean {
  const step = (right - left) / 7.3;
  const values = [0, 1, 2, 3, 4].map((i) => at(left + i * step));
  const size = Math.max(...values.map(Math.abs));
  const thirds = differences(differences(differences(values)));
  return thirds.every((value) => Math.abs(value) <= 1e-9 * size);
}

function curveInterests({ along, at }: Extract<Edge, { kind: 'curve' }>, area: Area): Interest[] {
  const isUpright = along === 'x';
  const place = (t: number, value: number): Point =>
    isUpright ? { x: t, y: value } : { x: value, y: t };
  const range = isUpright
    ? { from: area.left, to: area.right }
    : { from: area.bottom, to: area.top };
  const turn = isParabola(at, area) ? 'vertex' : undefined;
  const extrema = findExtrema(at, range, 900).map(({ t, isMaximum }): Interest => {
    const value = snap(at(t), area.top - area.bottom, () => true);
    const high = isMaximum ? 'maximum' : 'minimum';
    return { kind: turn ?? (isUpright ? high : 'vertex'), ...place(t, value) };
  });
  const onAxis: Interest['kind'] = isUpright ? 'xIntercept' : 'yIntercept';
  const acrossAxis: Interest['kind'] = isUpright ? 'yIntercept' : 'xIntercept';
  const roots = findRoots(at, range, 900).map((t): Interest => ({ kind: onAxis, ...place(t, 0) }));
  const start = at(0);
  const crossing: Interest[] = Number.isFinite(start)
    ? [{ kind: acrossAxis, ...place(0, start) }]
    : [];
  return [...extrema, ...roots, ...crossing];
}

function ownInterests(edge: Edge, area: Area): Interest[] {
  const across = { from: area.left, to: area.right };
  const up = { from: area.bottom, to: area.top };
  if (edge.kind === 'curve') return curveInterests(edge, area);
  if (edge.kind === 'solutions') {
    const isX = edge.axis === 'x';
    return findRoots(edge.at, isX ? across : up, 900).map((value) => ({
      kind: 'solution',
      x: isX ? value : 0,
      y: isX ? 0 : value,
    }));
  }
  const { at } = edge;
  return [
    ...findRoots((x) => at(x, 0), across, 900).map((x): Interest => ({
      kind: 'xIntercept',
      x,
      y: 0,
    })),
    ...findRoots((y) => at(0, y), up, 900).map((y): Interest => ({ kind: 'yIntercept', x: 0, y })),
  ];
}

/** The area with one more screen on each side, so that the points that a small pan reveals are already found. */
function widened({ left, right, bottom, top }: Area): Area {
  const [width, height] = [right - left, top - bottom];
  return { left: left - width, right: right + width, bottom: bottom - height, top: top + height };
}

/**
 * Finds the roots, intercepts and extrema of one entry, and its intersections with the other visible entries. It yields after each
 * pair of edges, so that the caller can do more urgent work first.
 */
export function* findInterests(
  plots: readonly (Plot | undefined)[],
  index: number,
  view: Area,
): Generator<Interest[]> {
  const plot = plots[index];
  if (!plot) return;
  if (plot.kind === 'points') {
    yield plot.points.map((point) => ({ kind: 'point', ...point }));
    return;
  }
  const area = widened(view);
  for (const edge of edgesOf(plot)) {
    yield ownInterests(edge, area);
    for (const [meets, other] of plots.entries()) {
      if (!other || meets === index) continue;
      for (const otherEdge of edgesOf(other)) {
        yield intersections(edge, otherEdge, area).map((point): Interest => ({
          kind: 'intersection',
          ...point,
          meets,
        }));
      }
    }
  }
}

export const pointsOfInterest = (...args: Parameters<typeof findInterests>): Interest[] =>
  [...findInterests(...args)].flat();
