import { useState } from 'react';
import type { CalculatorState } from './state/calculator-state.ts';

const key = (id: string): string => `calculator:${id}`;

function readState(id: string): CalculatorState | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key(id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The props of a calculator that keep its state through other questions and a reload, until the tab is closed. */
export function useStoredCalculator(id: string) {
  const [initialState] = useState(() => readState(id));
  return {
    initialState,
    onStateChange: (state: CalculatorState): void =>
      sessionStorage.setItem(key(id), JSON.stringify(state)),
  };
}
