import {
  IconArrowDownRight,
  IconCalculator,
  IconGripHorizontal,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconX,
} from '@tabler/icons-react';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WindowState } from '../state/calculator-state.ts';
import classes from './window.module.css';

type Dragging = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

interface Props {
  size: WindowState['size'];
  moving: Dragging;
  onMoveKey: (event: KeyboardEvent) => void;
  onMinimise: () => void;
  onMaximise: () => void;
  onClose: () => void;
}

export function TitleBar({ size, moving, onMoveKey, onMinimise, onMaximise, onClose }: Props) {
  const { t } = useTranslation('attempt/calculator');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grip inside does the same by keys
    <div className={classes.bar} {...moving} onDoubleClick={onMaximise}>
      <IconCalculator size={19} aria-hidden />
      <h2 className={classes.title}>{t('window.title')}</h2>
      <button
        type="button"
        className={classes.grip}
        data-grip
        aria-label={t('window.move')}
        onKeyDown={onMoveKey}
      >
        <IconGripHorizontal size={22} aria-hidden />
      </button>
      <BarButton
        label={t(size === 'minimised' ? 'window.restore' : 'window.minimise')}
        onClick={onMinimise}
      >
        <IconMinus size={20} aria-hidden />
      </BarButton>
      <BarButton
        label={t(size === 'maximised' ? 'window.restore' : 'window.maximise')}
        onClick={onMaximise}
      >
        {size === 'maximised' ? (
          <IconMinimize size={19} aria-hidden />
        ) : (
          <IconMaximize size={19} aria-hidden />
        )}
      </BarButton>
      <BarButton label={t('window.close')} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </BarButton>
    </div>
  );
}

interface BarButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function BarButton({ label, onClick, children }: BarButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

interface HandleProps {
  growing: Dragging;
  onGrowKey: (event: KeyboardEvent) => void;
}

/** The lower right corner; after the keys, as it stands. */
export function ResizeHandle({ growing, onGrowKey }: HandleProps) {
  const { t } = useTranslation('attempt/calculator');
  return (
    <button
      type="button"
      className={classes.corner}
      data-grip
      aria-label={t('window.resize')}
      title={t('window.resize')}
      onKeyDown={onGrowKey}
      {...growing}
    >
      <IconArrowDownRight size={14} aria-hidden />
    </button>
  );
}
