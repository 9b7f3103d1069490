import { calculatorReducer, type Action } from './calculator-reducer.ts';
import type { CalculatorState, Row } from './calculator-state.ts';

/** What can be taken back: the rows. Looking around the graph is no work that could be lost. */
export interface History {
  state: CalculatorState;
  past: Row[][];
  future: Row[][];
  /** Letters typed into one field, or one pull at a slider, are taken back together. */
  lastChange: string;
}

export type HistoryAction = Action | { type: 'undo' } | { type: 'redo' };

const mostSteps = 100;

const changeOf = (action: Action): string => {
  if (action.type === 'write') return `write ${action.id}`;
  return action.type === 'setCell' ? `cell ${action.id} ${action.row} ${action.column}` : '';
};

export const startHistory = (state: CalculatorState): History => ({
  state,
  past: [],
  future: [],
  lastChange: '',
});

function withRows(state: CalculatorState, rows: Row[]): CalculatorState {
  const isThere = rows.some((row) => row.id === state.activeId);
  return { ...state, rows, activeId: isThere ? state.activeId : (rows.at(-1)?.id ?? '') };
}

export function historyReducer(history: History, action: HistoryAction): History {
  const { state, past, future } = history;
  if (action.type === 'undo') {
    const rows = past.at(-1);
    if (!rows) return history;
    const back = [...future, state.rows];
    return { state: withRows(state, rows), past: past.slice(0, -1), future: back, lastChange: '' };
  }
  if (action.type === 'redo') {
    const rows = future.at(-1);
    if (!rows) return history;
    const done = [...past, state.rows];
    return {
      state: withRows(state, rows),
      past: done,
      future: future.slice(0, -1),
      lastChange: '',
    };
  }
  const next = calculatorReducer(state, action);
  if (next === state) return history;
  if (next.rows === state.rows) {
    // Going to another field ends what was being typed in this one.
    return {
      ...history,
      state: next,
      lastChange: action.type === 'select' ? '' : history.lastChange,
    };
  }
  const change = changeOf(action);
  if (change !== '' && change === history.lastChange)
    return { ...history, state: next, future: [] };
  return {
    state: next,
    past: [...past, state.rows].slice(-mostSteps),
    future: [],
    lastChange: change,
  };
}
