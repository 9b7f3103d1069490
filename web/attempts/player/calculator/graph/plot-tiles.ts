import { CurveTiles } from '../engine/curves/curve-tiles.ts';
import { edgesOf, type Edge } from '../engine/curves/edges-of.ts';
import { findRoots } from '../engine/curves/find-roots.ts';
import { ImplicitTiles } from '../engine/curves/implicit-tiles.ts';
import type { Plot } from '../engine/curves/plot.ts';
import { unlimited, type WorkBudget } from '../engine/curves/work-budget.ts';
import { RegionTiles } from './region-tiles.ts';
import { areaOf, type Size, type View } from './view.ts';

/** A line as x, y pairs in the plane. NaN interrupts it. */
export type Line = ArrayLike<number>;

export interface EdgeLines {
  lines: Line[];
  /** The pairs are y, x. */
  isSwapped: boolean;
  /** The lines continue each other without a gap. */
  isContinuous: boolean;
  isDashed: boolean;
}

type EdgeTiles = (view: View, size: Size, budget: WorkBudget) => Omit<EdgeLines, 'isDashed'>;

function edgeTiles(edge: Edge): EdgeTiles {
  if (edge.kind === 'implicit') {
    const tiles = new ImplicitTiles(edge.at);
    return (view, size, budget) => ({
      lines: tiles.cover(areaOf(view, size), view.unitX, view.unitY, budget),
      isSwapped: false,
      isContinuous: false,
    });
  }
  if (edge.kind === 'curve') {
    const tiles = new CurveTiles(edge.at);
    const isSwapped = edge.along === 'y';
    return (view, size, budget) => {
      const { left, right, bottom, top } = areaOf(view, size);
      const lines = isSwapped
        ? tiles.cover(bottom, top, view.unitY, view.unitX, budget)
        : tiles.cover(left, right, view.unitX, view.unitY, budget);
      return { lines, isSwapped, isContinuous: true };
    };
  }
  return solutionLines(edge);
}

/** Straight lines at the roots, which are cached until the view leaves the searched range. */
function solutionLines({ axis, at }: Extract<Edge, { kind: 'solutions' }>): EdgeTiles {
  let searched = { from: 0, to: 0, roots: [] as number[] };
  return (view, size) => {
    const { left, right, bottom, top } = areaOf(view, size);
    const [from, to, low, high] =
      axis === 'x' ? [left, right, bottom, top] : [bottom, top, left, right];
    const width = to - from;
    if (from < searched.from || to > searched.to || searched.to - searched.from > 5 * width) {
      const range = { from: from - width, to: to + width };
      searched = { ...range, roots: findRoots(at, range, 1200) };
    }
    const lines = searched.roots.map((root) => [low, root, high, root]);
    return { lines, isSwapped: axis === 'x', isContinuous: false };
  };
}

/** The tiles of one plot, cached from frame to frame. */
export class PlotTiles {
  readonly plot: Plot;
  readonly region: RegionTiles | undefined;
  private readonly edges: { tiles: EdgeTiles; isDashed: boolean }[];

  constructor(plot: Plot) {
    this.plot = plot;
    this.region = plot.kind === 'region' ? new RegionTiles(plot.conditions) : undefined;
    this.edges = edgesOf(plot).map((edge, i) => ({
      tiles: edgeTiles(edge),
      isDashed: plot.kind === 'region' && plot.conditions[i]!.isStrict,
    }));
  }

  lines(view: View, size: Size, budget = unlimited): EdgeLines[] {
    return this.edges.map(({ tiles, isDashed }) => ({ ...tiles(view, size, budget), isDashed }));
  }
}
