import {
  IconArrowDownRight,
  IconArrowsMinimize,
  IconGripHorizontal,
  IconMaximize,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import classes from './floating-window.module.css';
import { useWindowBox } from './use-window-box.ts';
import type { WindowBox } from './window-box.ts';

interface Props {
  /** Its place is remembered under this. */
  name: string;
  title: string;
  icon: Icon;
  initial: WindowBox;
  children: ReactNode;
  onClose: () => void;
}

/**
 * Lies over the page without stopping work on it. The title bar moves it, the corner resizes it, by mouse, finger and keys;
 * Escape inside it closes it.
 */
export function FloatingWindow({
  name,
  title,
  icon: TitleIcon,
  initial,
  children,
  onClose,
}: Props) {
  const { t } = useTranslation('attempt/tools');
  const element = useRef<HTMLDialogElement>(null);
  const mover = useRef<HTMLButtonElement>(null);
  const [isFull, setFull] = useState(false);
  const { box, ...handles } = useWindowBox(name, initial, element);
  const titleId = useId();
  useFocusReturn();
  useEffect(() => mover.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from every control in it
    <dialog
      open
      ref={element}
      aria-labelledby={titleId}
      className={classes.window}
      data-full={isFull || undefined}
      style={isFull ? undefined : box}
      onKeyDown={onKeyDown}
    >
      <div className={classes.bar}>
        <button
          type="button"
          ref={mover}
          className={classes.mover}
          aria-label={t('window.move', { title })}
          title={t('window.moveKeys')}
          disabled={isFull}
          {...handles.mover}
        >
          <TitleIcon size={19} stroke={1.6} aria-hidden />
          <span id={titleId} className={classes.title}>
            {title}
          </span>
          <IconGripHorizontal className={classes.grip} size={20} stroke={1.6} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.button}
          aria-label={t(isFull ? 'window.restore' : 'window.maximise')}
          onClick={() => setFull(!isFull)}
        >
          {isFull ? (
            <IconArrowsMinimize size={19} stroke={1.6} aria-hidden />
          ) : (
            <IconMaximize size={19} stroke={1.6} aria-hidden />
          )}
        </button>
        <button
          type="button"
          className={classes.button}
          aria-label={t('window.close', { title })}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.6} aria-hidden />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <section className={classes.content} tabIndex={0} aria-label={title}>
        {children}
      </section>
      {!isFull && (
        <button
          type="button"
          className={classes.corner}
          aria-label={t('window.resize', { title })}
          title={t('window.resizeKeys')}
          {...handles.resizer}
        >
          <IconArrowDownRight size={18} stroke={1.6} aria-hidden />
        </button>
      )}
    </dialog>
  );
}
