import { CalculatorWindow } from '../player/calculator/calculator-window.tsx';
import { useStoredCalculator } from '../player/calculator/use-stored-calculator.ts';
import type { ToolWindowProps } from './page-reference.tsx';

/** The calculator of the test. All pages share its state. */
export const PageCalculator = (props: ToolWindowProps) => (
  <CalculatorWindow {...props} {...useStoredCalculator('redo')} />
);
