import { calculatorReducer, type Action } from './calculator-reducer.ts';
import type { CalculatorState, Row } from './calculator-state.ts';

/** The undo history. It contains only the rows, because moving the graph loses no work. */
export interface History {
  state: CalculatorState;
  past: Row[][];
  future: Row[][];
  /** Identifies the last change: letters typed into one field, or one drag of a slider, are undone together. */
  lastChange: string;
}

export type HistoryAction = Action | { type: 'undo' } | { type: 'redo' };

const maxSteps = 100;

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
  const hasActiveRow = rows.some((row) => row.id === state.activeId);
  return { ...state, rows, activeId: hasActiveRow ? state.activeId : (rows.at(-1)?.id ?? '') };
}

export function historyReducer(history: History, action: HistoryAction): History {
  const { state, past, future } = history;
  if (action.type === 'undo') {
    const rows = past.at(-1);
    if (!rows) return history;
    return {
      state: withRows(state, rows),
      past: past.slice(0, -1),
      future: [...future, state.rows],
      lastChange: '',
    };
  }
  if (action.type === 'redo') {
    const rows = future.at(-1);
    if (!rows) return history;
    return {
      state: withRows(state, rows),
      past: [...past, state.rows],
      future: future.slice(0, -1),
      lastChange: '',
    };
  }
  const next = calculatorReducer(state, action);
  if (next === state) return history;
  if (next.rows === state.rows) {
    // Moving to another field ends the current group of changes.
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
    past: [...past, state.rows].slice(-maxSteps),
    future: [],
    lastChange: change,
  };
}
