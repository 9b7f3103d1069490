import type { Point } from './figure.ts';

/**
 * A figure as shapes with meanings instead of colors. The page's stylesheet gives each tone its color, so the same drawing works
 * in both themes, on paper, and for readers who cannot distinguish colors.
 */

type SeriesTone = 'series-1' | 'series-2' | 'series-3' | 'series-4';
export type Tone = 'ink' | 'axis' | 'grid' | SeriesTone;
export type Weight = 'hair' | 'thin' | 'medium' | 'bold';
export type Dash = 'dashed' | 'dotted' | 'dash-dot';
/** `solid` is the tone itself, `tint` a light version of it, `paper` the background of the page. */
export type Fill = 'solid' | 'tint' | 'paper';

interface Mark {
  tone: Tone;
  /** The weight of the outline; absent for none. */
  weight?: Weight;
  dash?: Dash;
  fill?: Fill;
}

/** One or more open polylines. */
export interface PathShape extends Mark {
  kind: 'path';
  strokes: Point[][];
}

interface PolygonShape extends Mark {
  kind: 'polygon';
  points: Point[];
}

interface CircleShape extends Mark {
  kind: 'circle';
  center: Point;
  radius: number;
}

export interface RectShape extends Mark {
  kind: 'rect';
  at: Point;
  width: number;
  height: number;
}

export interface Run {
  text: string;
  italic: boolean;
}

export interface TextShape {
  kind: 'text';
  tone: Tone;
  /** The anchor point on the baseline; the text rotates around it. */
  at: Point;
  runs: Run[];
  anchor: 'start' | 'middle' | 'end';
  size: number;
  bold?: boolean;
  /** Degrees, clockwise. */
  rotation?: number;
  /** An outline in the background color, so that grid lines do not cross the text. */
  halo?: boolean;
}

export type Shape = PathShape | PolygonShape | CircleShape | RectShape | TextShape;

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

/** On a phone a drawing is narrower instead of scaled down, so that its text stays readable. */
export type Room = 'wide' | 'narrow';

const seriesTones: readonly SeriesTone[] = ['series-1', 'series-2', 'series-3', 'series-4'];

export const seriesTone = (index: number): SeriesTone =>
  seriesTones[index % seriesTones.length] ?? 'series-1';
