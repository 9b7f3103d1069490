import { useState } from 'react';
import { CalculatorWindow } from '../module/tools/later-calculator.ts';
import type { CalculatorState } from './state/calculator-state.ts';

const key = (id: string): string => `calculator:${id}`;

function readState(id: string): CalculatorState | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key(id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

interface Props {
  /** Names the stored state: an attempt, or another page with a calculator. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The calculator. Its state survives closing, other questions and a reload, until the tab is closed. */
export function CalculatorTool({ id, isOpen, onClose }: Props) {
  const [wasOpened, setOpened] = useState(false);
  const [initial] = useState(() => readState(id));
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <CalculatorWindow
      isOpen={isOpen}
      onClose={onClose}
      initialState={initial}
      onStateChange={(state) => sessionStorage.setItem(key(id), JSON.stringify(state))}
    />
  );
}
