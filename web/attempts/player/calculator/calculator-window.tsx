import { IconCalculator } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../tools/window/floating-window.tsx';
import type { WindowState } from '../tools/window/window-box.ts';
import classes from './calculator-window.module.css';
import { Calculator } from './calculator.tsx';
import { initialCalculatorState, type CalculatorState } from './state/calculator-state.ts';

/** In a smaller window the keys would not be readable. */
const minSize = { width: 340, height: 300 };

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Read when the window opens. Pass the last state that `onStateChange` reported. */
  initialState?: CalculatorState | undefined;
  onStateChange?: ((state: CalculatorState) => void) | undefined;
}

/** The calculator in a floating window beside the question. Its state survives closing. */
export function CalculatorWindow({ isOpen, onClose, initialState, onStateChange }: Props) {
  const last = useRef(initialState);
  const saveState = useCallback(
    (state: CalculatorState): void => {
      last.current = state;
      onStateChange?.(state);
    },
    [onStateChange],
  );
  return isOpen ? <OpenWindow start={last} onClose={onClose} onStateChange={saveState} /> : null;
}

interface OpenProps {
  start: { current: CalculatorState | undefined };
  onClose: () => void;
  onStateChange: (state: CalculatorState) => void;
}

function OpenWindow({ start, onClose, onStateChange }: OpenProps) {
  const { t } = useTranslation('attempts/player/calculator');
  const [first] = useState(() => start.current ?? initialCalculatorState);
  const [state, setState] = useState(first);
  const [frame, setFrame] = useState<WindowState>(first.window);

  useEffect(() => onStateChange({ ...state, window: frame }), [onStateChange, state, frame]);

  return (
    <FloatingWindow
      title={t('window.title')}
      icon={IconCalculator}
      layer="calculator"
      state={frame}
      onState={setFrame}
      className={classes.lane}
      minSize={minSize}
      canMinimize
      isSheetOnSmallScreen
      onClose={onClose}
    >
      <Calculator initialState={first} onStateChange={setState} />
    </FloatingWindow>
  );
}
