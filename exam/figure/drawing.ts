import type { Point } from './figure.ts';

/**
 * A figure as shapes with meanings instead of colours: a page's stylesheet gives each tone its colour, so one drawing
 * serves both themes, paper, and readers who can't tell colours apart.
 */

type SeriesTone = 'series-1' | 'series-2' | 'series-3' | 'series-4';
export type Tone = 'ink' | 'axis' | 'grid' | SeriesTone;
export type Weight = 'hair' | 'thin' | 'medium' | 'bold';
export type Dash = 'dashed' | 'dotted' | 'dash-dot';
/** `solid` is the tone itself, `tint` a light wash of it, `paper` whatever the page is made of. */
export type Fill = 'solid' | 'tint' | 'paper';

interface Mark {
  tone: Tone;
  /** Without it there is no outline. */
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
  /** Where the baseline meets the anchor; the text turns about it. */
  at: Point;
  runs: Run[];
  anchor: 'start' | 'middle' | 'end';
  size: number;
  bold?: boolean;
  /** Degrees, clockwise. */
  rotation?: number;
  /** A rim of paper, so that grid lines don't strike the text through. */
  halo?: boolean;
}

export type Shape = PathShape | PolygonShape | CircleShape | RectShape | TextShape;

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

/** On a phone a drawing is made narrower rather than shrunk, so that its words stay large enough to read. */
export type Room = 'wide' | 'narrow';

const seriesTones: readonly SeriesTone[] = ['series-1', 'series-2', 'series-3', 'series-4'];

export const seriesTone = (index: number): SeriesTone =>
  seriesTones[index % seriesTones.length] ?? 'series-1';
