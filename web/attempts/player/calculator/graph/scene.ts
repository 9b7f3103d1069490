import type { Interest } from '../engine/curves/points-of-interest.ts';
import type { WorkBudget } from '../engine/curves/work-budget.ts';
import type { Plot, Point } from '../engine/curves/plot.ts';
import type { Size, View } from './view.ts';

export interface Layer {
  /** The index of its entry. */
  row: number;
  plot: Plot;
  colour: number;
}

/** The traced point, with the label of its coordinates. */
export interface Mark extends Point {
  row: number;
  label: string;
}

export interface Scene {
  layers: Layer[];
  activeRow: number;
  interests: Interest[];
  mark: Mark | undefined;
}

/** The context for drawing. Coordinates are CSS pixels, because the painter has set the scale. */
export interface Stage {
  context: CanvasRenderingContext2D;
  view: View;
  size: Size;
  colors: GraphColors;
  budget: WorkBudget;
}

export interface GraphColors {
  surface: string;
  ink: string;
  muted: string;
  line: string;
  fineLine: string;
  ring: string;
  label: string;
  onLabel: string;
  curves: string[];
}

export const toScreenX = ({ view, size }: Pick<Stage, 'view' | 'size'>, x: number): number =>
  size.width / 2 + (x - view.x) / view.unitX;

export const toScreenY = ({ view, size }: Pick<Stage, 'view' | 'size'>, y: number): number =>
  size.height / 2 - (y - view.y) / view.unitY;
