import type { WindowState } from '../../tools/window/window-box.ts';
import type { AngleUnit } from '../engine/parse/angles.ts';
import type { Entry } from '../engine/parse/entry.ts';
import { homeView, type View } from '../graph/view.ts';

export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** The look of an entry: its index in the palette, and whether it is drawn. */
interface Look {
  colour: number;
  isShown: boolean;
}

export type ExpressionRow = Extract<Entry, { kind: 'expression' }> &
  Look & { slider?: SliderRange };
export type TableRow = Extract<Entry, { kind: 'table' }> & Look;
export type Row = ExpressionRow | TableRow;

/** The whole state as plain data. The parent holds it while the calculator is closed. */
export interface CalculatorState {
  rows: Row[];
  /** The row that is being edited or traced. */
  activeId: string;
  /** The id of the next new row. */
  nextId: number;
  view: View;
  angle: AngleUnit;
  isKeypadShown: boolean;
  window: WindowState;
}

export const colorCount = 6;

export const emptyRow = (id: number): ExpressionRow => ({
  kind: 'expression',
  id: String(id),
  text: '',
  colour: (id - 1) % colorCount,
  isShown: true,
});

export const initialCalculatorState: CalculatorState = {
  rows: [emptyRow(1)],
  activeId: '1',
  nextId: 2,
  view: homeView,
  angle: 'radians',
  isKeypadShown: true,
  window: { size: 'normal' },
};

/** Enough for any question. They bound what is stored and computed. */
export const maxRows = 40;
export const maxCells = 60;
