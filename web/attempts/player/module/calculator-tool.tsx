import { useState } from 'react';
import type { CalculatorState } from '../calculator/state/calculator-state.ts';
import { CalculatorWindow } from './later-calculator.ts';

const key = (attempt: string): string => `calculator:${attempt}`;

function stored(attempt: string): CalculatorState | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key(attempt)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

interface Props {
  attempt: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What was worked out stays through closing, other questions and a reload, as long as the tab lives. */
export function CalculatorTool({ attempt, isOpen, onClose }: Props) {
  const [wasOpened, setOpened] = useState(false);
  const [initial] = useState(() => stored(attempt));
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <CalculatorWindow
      isOpen={isOpen}
      onClose={onClose}
      initialState={initial}
      onStateChange={(state) => sessionStorage.setItem(key(attempt), JSON.stringify(state))}
    />
  );
}
