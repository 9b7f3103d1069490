import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconKeyboard,
  IconTable,
  IconTrash,
} from '@tabler/icons-react';
import type { Dispatch, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AngleUnit } from '../engine/parse/angles.ts';
import type { CalculatorState } from '../state/calculator-state.ts';
import type { HistoryAction } from '../state/history.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import classes from './list-tools.module.css';

interface Props {
  state: CalculatorState;
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<HistoryAction>;
  onGo: (action: HistoryAction) => void;
}

const units: AngleUnit[] = ['radians', 'degrees'];

/** The tools for the whole list: the angle unit, tables, undo and redo, clearing and the keypad. */
export function ListTools({ state, canUndo, canRedo, dispatch, onGo }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools.label')}>
      <fieldset className={classes.units} aria-label={t('tools.angle')}>
        {units.map((angle) => (
          <PlainButton
            key={angle}
            aria-pressed={state.angle === angle}
            aria-label={t(`tools.${angle}`)}
            title={t(`tools.${angle}`)}
            onClick={() => dispatch({ type: 'setAngle', angle })}
          >
            {t(`tools.${angle}Short`)}
          </PlainButton>
        ))}
      </fieldset>
      <Tool label={t('tools.table')} onClick={() => onGo({ type: 'addTable' })}>
        <IconTable size={18} aria-hidden />
      </Tool>
      <Tool label={t('tools.undo')} isOff={!canUndo} onClick={() => dispatch({ type: 'undo' })}>
        <IconArrowBackUp size={18} aria-hidden />
      </Tool>
      <Tool label={t('tools.redo')} isOff={!canRedo} onClick={() => dispatch({ type: 'redo' })}>
        <IconArrowForwardUp size={18} aria-hidden />
      </Tool>
      <Tool label={t('tools.clear')} onClick={() => onGo({ type: 'clear' })}>
        <IconTrash size={18} aria-hidden />
      </Tool>
      <Tool
        label={t(state.isKeypadShown ? 'tools.hideKeypad' : 'tools.showKeypad')}
        onClick={() => dispatch({ type: 'setKeypad', isShown: !state.isKeypadShown })}
      >
        <IconKeyboard size={18} aria-hidden />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Uses `aria-disabled` instead of `disabled`, so that a button that becomes unavailable does not lose the focus. */
function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <PlainButton
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </PlainButton>
  );
}
