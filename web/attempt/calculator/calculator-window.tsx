import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { Calculator } from './calculator.tsx';
import {
  initialCalculatorState,
  type CalculatorState,
  type WindowRectangle,
  type WindowState,
} from './state/calculator-state.ts';
import { useWindowFrame } from './window/use-window-frame.ts';
import { ResizeHandle, TitleBar } from './window/title-bar.tsx';
import classes from './window/window.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Read when the window opens; give back what `onStateChange` said last. */
  initialState?: CalculatorState | undefined;
  onStateChange?: ((state: CalculatorState) => void) | undefined;
}

/** The calculator in a window of its own beside the question. What was done in it survives closing. */
export function CalculatorWindow({ isOpen, onClose, initialState, onStateChange }: Props) {
  const last = useRef(initialState);
  const keep = useCallback(
    (state: CalculatorState): void => {
      last.current = state;
      onStateChange?.(state);
    },
    [onStateChange],
  );
  return isOpen ? <OpenWindow start={last} onClose={onClose} onStateChange={keep} /> : null;
}

interface OpenProps {
  start: { current: CalculatorState | undefined };
  onClose: () => void;
  onStateChange: (state: CalculatorState) => void;
}

function OpenWindow({ start, onClose, onStateChange }: OpenProps) {
  const { t } = useTranslation('attempt/calculator');
  const [first] = useState(() => start.current ?? initialCalculatorState);
  const [state, setState] = useState(first);
  const [frameState, setFrame] = useState<WindowState>(first.window);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const frame = useRef<HTMLDialogElement>(null);
  useFocusReturn();

  useEffect(
    () => onStateChange({ ...state, window: frameState }),
    [onStateChange, state, frameState],
  );

  const { size, rectangle } = frameState;
  const { moving, movingKeys, growing, growingKeys } = useWindowFrame(frame, isPhone, (next) =>
    setFrame({ size: size === 'minimised' ? size : 'normal', rectangle: next }),
  );
  const resize = (wanted: WindowState['size']) => (): void =>
    setFrame({ ...frameState, size: size === wanted ? 'normal' : wanted });
  return (
    <dialog
      ref={frame}
      open
      className={classes.window}
      aria-label={t('window.title')}
      data-size={size}
      style={rectangle && placed(rectangle, size, isPhone)}
    >
      <TitleBar
        size={size}
        moving={moving}
        onMoveKey={movingKeys}
        onMinimise={resize('minimised')}
        onMaximise={resize('maximised')}
        onClose={onClose}
      />
      <div className={classes.inside} hidden={size === 'minimised'}>
        <Calculator initialState={first} onStateChange={setState} />
      </div>
      {size === 'normal' && !isPhone && <ResizeHandle growing={growing} onGrowKey={growingKeys} />}
    </dialog>
  );
}

/** Where somebody put it; on a phone only the height can differ, and a maximised window fills the page. */
function placed(
  { x, y, width, height }: WindowRectangle,
  size: WindowState['size'],
  isPhone: boolean,
): CSSProperties {
  if (size === 'maximised') return {};
  const ownHeight = size === 'normal' ? { height } : {};
  return isPhone ? ownHeight : { inset: `${y}px auto auto ${x}px`, width, ...ownHeight };
}
