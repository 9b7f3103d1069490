import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDownRight, type Icon } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import classes from './floating-window.module.css';
import { useLayer, type Layer } from './layers.ts';
import { boxOf, roomAround } from './measure-window.ts';
import { placeBeside } from './place-beside.ts';
import { useWindowHandles } from './use-window-handles.ts';
import { WindowBar } from './window-bar.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { defaultMinSize, type Size, type WindowBox, type WindowState } from './window-box.ts';

interface Props {
  title: string;
  icon: Icon;
  layer: Layer;
  /** Held by the component that shows the window, so that it opens in the same place again. */
  state: WindowState;
  onState: (state: WindowState) => void;
  /** Sets the position until the student moves the window or another window is in the way. */
  className?: string | undefined;
  minSize?: Size | undefined;
  canMinimize?: boolean;
  /** On a narrow or low screen the window is a full-width sheet at the bottom, and dragging changes its height. */
  isSheetOnSmallScreen?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A non-modal window over the page. The title bar moves it and the corner resizes it, by mouse, touch and keyboard. */
export function FloatingWindow({ title, icon, state, onState, children, onClose, ...rest }: Props) {
  const { layer, className, minSize, canMinimize, isSheetOnSmallScreen } = rest;
  const { t } = useTranslation('attempts/player/tools');
  const frame = useRef<HTMLDialogElement>(null);
  const isNarrow = useMatches('(max-width: 48em)');
  const isLow = useMatches('(max-height: 36em)');
  const isSheet = isSheetOnSmallScreen === true && (isNarrow || isLow);
  const titleId = useId();
  // A sheet fills a low screen anyway.
  const isAlwaysFull = isSheet && isLow;
  const size = isAlwaysFull && state.size === 'maximised' ? 'normal' : state.size;
  const isDocked = isSheet && size === 'minimised';
  const canMove = size !== 'maximised' && !isDocked;
  const { zIndex, raiseProps } = useLayer(layer);
  const startBox = useStartBox(frame, !state.box && size === 'normal' && !isSheet, minSize);
  const placedState = { ...(startBox && { box: startBox }), ...state, size };
  const { measure, mover, corner } = useWindowHandles({
    frame,
    state: placedState,
    minSize,
    isSheet,
    canMove,
    onBox: (box) => onState({ ...state, box }),
  });
  useFocusReturn();
  useEffect(() => {
    const isInside = frame.current?.contains(document.activeElement);
    const first = frame.current?.querySelector<HTMLElement>('button:enabled');
    if (!isInside) first?.focus({ preventScroll: true });
  }, []);

  const change = (requested: WindowState['size']) => (): void => {
    // Only a normal window has the height that must be restored later.
    const box = size === 'normal' && !isSheet ? measure() : placedState.box;
    onState({ size: size === requested ? 'normal' : requested, ...(box && { box }) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The content prevents the default of a press that it has handled.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from every control in it
    <dialog
      open
      ref={frame}
      aria-labelledby={titleId}
      className={className ? `${classes.window} ${className}` : classes.window}
      data-size={size}
      data-sheet={isSheet || undefined}
      data-docked={isDocked || undefined}
      data-window
      style={{ zIndex, ...boxStyle(placedState, isSheet) }}
      {...raiseProps}
      onKeyDown={onKeyDown}
    >
      <WindowBar
        titleId={titleId}
        title={title}
        icon={icon}
        size={size}
        mover={mover}
        canMove={canMove}
        onMinimize={canMinimize ? change('minimised') : undefined}
        onMaximize={isAlwaysFull ? undefined : change('maximised')}
        onClose={onClose}
      />
      <div className={classes.inside} hidden={size === 'minimised'}>
        {children}
      </div>
      {size === 'normal' && !isSheet && (
        <PlainButton
          className={classes.corner}
          data-grip
          aria-label={t('window.resize', { title })}
          title={t('window.resizeKeys')}
          onKeyDown={corner.onKeyDown}
          {...corner.pointerProps}
        >
          <IconArrowDownRight size={16} stroke={1.6} aria-hidden />
        </PlainButton>
      )}
    </dialog>
  );
}

const useMatches = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false });

/** The position and size that the student chose. A sheet has only a height of its own, and a maximized window none. */
function boxStyle({ box, size }: WindowState, isSheet: boolean): CSSProperties | undefined {
  if (!box || size === 'maximised') return undefined;
  const { left, top, width, height } = box;
  const ownHeight = size === 'normal' ? { height } : {};
  return isSheet ? ownHeight : { inset: `${top}px auto auto ${left}px`, width, ...ownHeight };
}

/** The box that avoids the other windows. Undefined if the window's own style already does. */
function besideOthers(frame: HTMLElement, minSize: Size): WindowBox | undefined {
  const windows = [...document.querySelectorAll('dialog[data-window]')];
  const others = windows.filter((other) => other !== frame).map(boxOf);
  const preferred = boxOf(frame);
  const placed = placeBeside(preferred, others, roomAround(frame), minSize);
  return placed === preferred ? undefined : placed;
}

/** The initial box of a window that opens beside others, until the student moves it. */
function useStartBox(
  frame: RefObject<HTMLElement | null>,
  isUnmoved: boolean,
  minSize: Size = defaultMinSize,
): WindowBox | undefined {
  const [startBox, setStartBox] = useState<WindowBox>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isUnmoved || !element) return;
    const update = (): void => setStartBox(besideOthers(element, minSize));
    update();
  }, [frame, isUnmoved, minSize]);
  return startBox;
}
