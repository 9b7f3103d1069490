import { expect, test } from 'vitest';
import { initialCalculatorState, maxRows } from './calculator-state.ts';
import { historyReducer, startHistory, type HistoryAction } from './history.ts';

const after = (...actions: HistoryAction[]) =>
  actions.reduce(historyReducer, startHistory(initialCalculatorState));

const texts = (...actions: HistoryAction[]): string[] =>
  after(...actions).state.rows.map((row) => (row.kind === 'table' ? 'table' : row.text));

const write = (id: string, text: string): HistoryAction => ({ type: 'write', id, text });

test('the last row is always empty', () => {
  expect(texts(write('1', 'y=x'))).toEqual(['y=x', '']);
  expect(texts(write('1', 'y=x'), { type: 'remove', id: '2' })).toEqual(['y=x', '']);
  expect(texts({ type: 'remove', id: '1' })).toEqual(['']);
});

test('undoes and redoes consecutive typing as one step', () => {
  const typed = [write('1', 'y'), write('1', 'y='), write('1', 'y=x')];
  expect(texts(...typed, { type: 'undo' })).toEqual(['']);
  expect(texts(...typed, { type: 'undo' }, { type: 'redo' })).toEqual(['y=x', '']);
  expect(texts(...typed, { type: 'select', id: '2' }, write('2', '5'), { type: 'undo' })).toEqual([
    'y=x',
    '',
  ]);
});

test('undo restores a deleted line at its position', () => {
  expect(
    texts(write('1', 'a'), write('2', 'b'), { type: 'remove', id: '1' }, { type: 'undo' }),
  ).toEqual(['a', 'b', '']);
});

test('undo with nothing to undo changes nothing', () => {
  expect(texts({ type: 'undo' }, { type: 'redo' })).toEqual(['']);
});

test('enter moves to the empty line below or inserts one', () => {
  expect(after(write('1', 'a'), { type: 'addAfter', id: '1' }).state.activeId).toBe('2');
  expect(texts(write('1', 'a'), write('2', 'b'), { type: 'addAfter', id: '1' })).toEqual([
    'a',
    '',
    'b',
    '',
  ]);
});

test('adds sliders below the active line, which stays active', () => {
  const { state } = after(write('1', 'y=mx+b'), { type: 'addSliders', names: ['m', 'b'] });
  expect(state.rows.map((row) => row.kind === 'expression' && row.text)).toEqual([
    'y=mx+b',
    'm = 1',
    'b = 1',
    '',
  ]);
  expect(state.activeId).toBe('1');
});

test('a table grows by a row when its last one is used; each table has its own columns', () => {
  const table: HistoryAction = { type: 'addTable' };
  const cell: HistoryAction = { type: 'setCell', id: '2', row: 2, column: 'x', text: '5' };
  const { rows } = after(table, cell, table).state;
  const tables = rows.filter((row) => row.kind === 'table');
  expect(tables.map((row) => row.cells.length)).toEqual([4, 3]);
  expect(tables.map((row) => row.number)).toEqual([1, 2]);
});

test('limits the number of lines', () => {
  const many = Array.from({ length: 90 }, (): HistoryAction => ({
    type: 'addAfter',
    id: '1',
    text: '1',
  }));
  expect(after(...many).state.rows.length).toBeLessThanOrEqual(maxRows);
});

test('the state is plain data', () => {
  const { state } = after({ type: 'addTable' }, write('1', 'y=x'));
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});
