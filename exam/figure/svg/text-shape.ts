import type { Run, TextShape } from '../drawing.ts';
import type { Point } from '../figure.ts';
import { mathRuns } from './math-label.ts';

export const textSize = 14;
export const numberSize = 13;
export const lineHeight = 18;

/** The distance from the middle of a line of text down to its baseline, in ems. */
const baselineDrop = 0.35;

type Style = Partial<Omit<TextShape, 'kind' | 'at' | 'runs'>>;

/** `at` is the middle of the line's height, from which the baseline is computed. */
export function mathText(text: string, at: Point, style: Style = {}): TextShape {
  return textShape(mathRuns(text), at, style);
}

export function plainText(text: string, at: Point, style: Style = {}): TextShape {
  return textShape([{ text, italic: false }], at, style);
}

function textShape(runs: Run[], [x, y]: Point, style: Style): TextShape {
  const size = style.size ?? textSize;
  const turn = ((style.rotation ?? 0) * Math.PI) / 180;
  const drop = size * baselineDrop;
  return {
    kind: 'text',
    tone: 'ink',
    anchor: 'middle',
    ...style,
    runs,
    size,
    at: [x - drop * Math.sin(turn), y + drop * Math.cos(turn)],
  };
}
