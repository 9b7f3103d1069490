import type { AngleUnit } from '../engine/parse/angles.ts';
import type { Cells } from '../engine/parse/entry.ts';
import type { View } from '../graph/view.ts';
import {
  colorCount,
  emptyRow,
  maxCells,
  maxRows,
  type CalculatorState,
  type Row,
  type SliderRange,
} from './calculator-state.ts';

export type Action =
  | { type: 'write'; id: string; text: string }
  | { type: 'select'; id: string }
  | { type: 'addAfter'; id: string; text?: string }
  | { type: 'addSliders'; names: string[] }
  | { type: 'addTable' }
  | { type: 'remove'; id: string }
  | { type: 'clear' }
  | { type: 'setColour'; id: string; colour: number }
  | { type: 'setShown'; id: string; isShown: boolean }
  | { type: 'setSlider'; id: string; slider: SliderRange }
  | { type: 'setCell'; id: string; row: number; column: keyof Cells; text: string }
  | { type: 'setAngle'; angle: AngleUnit }
  | { type: 'setView'; view: View }
  | { type: 'setKeypad'; isShown: boolean };

const changeRow = (
  state: CalculatorState,
  id: string,
  change: (row: Row) => Row,
): CalculatorState => ({
  ...state,
  rows: state.rows.map((row) => (row.id === id ? change(row) : row)),
});

/** Makes sure that the last row is empty. */
function withEmptyLastRow(state: CalculatorState): CalculatorState {
  const last = state.rows.at(-1);
  const isEmpty = last?.kind === 'expression' && last.text === '';
  if (isEmpty || state.rows.length >= maxRows) return state;
  return { ...state, rows: [...state.rows, emptyRow(state.nextId)], nextId: state.nextId + 1 };
}

function insert(state: CalculatorState, index: number, ...newRows: Row[]): CalculatorState {
  const room = maxRows - state.rows.length;
  if (room < newRows.length) return state;
  return {
    ...state,
    rows: state.rows.toSpliced(index, 0, ...newRows),
    activeId: newRows.at(-1)?.id ?? state.activeId,
    nextId: state.nextId + newRows.length,
  };
}

function addAfter(state: CalculatorState, id: string, text = ''): CalculatorState {
  const index = state.rows.findIndex((row) => row.id === id) + 1;
  const next = state.rows[index];
  if (text === '' && next?.kind === 'expression' && next.text === '') {
    return { ...state, activeId: next.id };
  }
  return insert(state, index, { ...emptyRow(state.nextId), text });
}

function addTable(state: CalculatorState): CalculatorState {
  const numbers = state.rows.flatMap((row) => (row.kind === 'table' ? [row.number] : []));
  const number = Math.max(0, ...numbers) + 1;
  const cells = Array.from({ length: 3 }, () => ({ x: '', y: '' }));
  const index = state.rows.findLastIndex((row) => row.kind === 'table' || row.text !== '') + 1;
  const { id, colour, isShown } = emptyRow(state.nextId);
  return insert(state, index, { kind: 'table', id, number, cells, colour, isShown });
}

function addSliders(state: CalculatorState, names: string[]): CalculatorState {
  const index = state.rows.findIndex((row) => row.id === state.activeId) + 1;
  const newRows = names.map((name, i) => ({ ...emptyRow(state.nextId + i), text: `${name} = 1` }));
  return { ...insert(state, index, ...newRows), activeId: state.activeId };
}

function remove(state: CalculatorState, id: string): CalculatorState {
  const index = state.rows.findIndex((row) => row.id === id);
  const rows = state.rows.toSpliced(index, 1);
  const neighbor = rows[index] ?? rows.at(-1);
  const isActive = state.activeId === id;
  return { ...state, rows, activeId: isActive && neighbor ? neighbor.id : state.activeId };
}

function setCell(
  state: CalculatorState,
  action: Extract<Action, { type: 'setCell' }>,
): CalculatorState {
  return changeRow(state, action.id, (row) => {
    if (row.kind !== 'table') return row;
    const cells = row.cells.map((cell, i) =>
      i === action.row ? { ...cell, [action.column]: action.text } : cell,
    );
    const last = cells.at(-1);
    const isFull = last !== undefined && (last.x !== '' || last.y !== '');
    return {
      ...row,
      cells: isFull && cells.length < maxCells ? [...cells, { x: '', y: '' }] : cells,
    };
  });
}

export function calculatorReducer(state: CalculatorState, action: Action): CalculatorState {
  return withEmptyLastRow(applyAction(state, action));
}

function applyAction(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case 'write':
      return changeRow(state, action.id, (row) =>
        row.kind === 'expression' ? { ...row, text: action.text } : row,
      );
    case 'select':
      return { ...state, activeId: action.id };
    case 'addAfter':
      return addAfter(state, action.id, action.text);
    case 'addSliders':
      return addSliders(state, action.names);
    case 'addTable':
      return addTable(state);
    case 'remove':
      return remove(state, action.id);
    case 'clear':
      return {
        ...state,
        rows: [emptyRow(state.nextId)],
        activeId: String(state.nextId),
        nextId: state.nextId + 1,
      };
    case 'setColour':
      return changeRow(state, action.id, (row) => ({
        ...row,
        colour: action.colour % colorCount,
      }));
    case 'setShown':
      return changeRow(state, action.id, (row) => ({ ...row, isShown: action.isShown }));
    case 'setSlider':
      return changeRow(state, action.id, (row) =>
        row.kind === 'expression' ? { ...row, slider: action.slider } : row,
      );
    case 'setCell':
      return setCell(state, action);
    case 'setAngle':
      return { ...state, angle: action.angle };
    case 'setView':
      return { ...state, view: action.view };
    case 'setKeypad':
      return { ...state, isKeypadShown: action.isShown };
  }
}
