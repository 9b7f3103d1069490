import {
  IconChevronUp,
  IconGripHorizontal,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './floating-window.module.css';
import type { WindowHandle } from './use-window-handles.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import type { WindowState } from './window-box.ts';

interface Props {
  titleId: string;
  title: string;
  icon: Icon;
  size: WindowState['size'];
  mover: WindowHandle;
  canMove: boolean;
  /** Absent if the window cannot be minimized. */
  onMinimize?: (() => void) | undefined;
  /** Absent if the window fills the screen anyway. */
  onMaximize?: (() => void) | undefined;
  onClose: () => void;
}

/** The title bar. Dragging it, or the arrow keys on its grip, move the window. */
export function WindowBar({ titleId, title, icon: TitleIcon, size, mover, ...props }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const { canMove, onMinimize, onMaximize, onClose } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the grip inside does the same by keyboard
    <div className={classes.bar} {...mover.pointerProps} onDoubleClick={onMaximize}>
      <TitleIcon size={19} stroke={1.6} aria-hidden />
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <IconButton
        className={classes.grip}
        data-grip
        label={t('window.move', { title })}
        title={t('window.moveKeys')}
        disabled={!canMove}
        onKeyDown={mover.onKeyDown}
      >
        <IconGripHorizontal size={22} stroke={1.6} aria-hidden />
      </IconButton>
      {onMinimize && (
        <BarButton
          label={t(size === 'minimised' ? 'window.restore' : 'window.minimise')}
          icon={size === 'minimised' ? IconChevronUp : IconMinus}
          onClick={onMinimize}
        />
      )}
      {onMaximize && (
        <BarButton
          label={t(size === 'maximised' ? 'window.restore' : 'window.maximise')}
          icon={size === 'maximised' ? IconMinimize : IconMaximize}
          onClick={onMaximize}
        />
      )}
      <BarButton label={t('window.close', { title })} icon={IconX} onClick={onClose} />
    </div>
  );
}

interface BarButtonProps {
  label: string;
  icon: Icon;
  onClick: () => void;
}

function BarButton({ label, icon: ButtonIcon, onClick }: BarButtonProps) {
  return (
    <IconButton label={label} title={label} onClick={onClick}>
      <ButtonIcon size={20} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
