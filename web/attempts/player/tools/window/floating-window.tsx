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
import { leastSize, type Size, type WindowBox, type WindowState } from './window-box.ts';

interface Props {
  title: string;
  icon: Icon;
  layer: Layer;
  /** Whoever shows the window keeps how it stands, so that it comes back there. */
  state: WindowState;
  onState: (state: WindowState) => void;
  /** Where it stands until somebody moves it, or another window lies there. */
  className?: string | undefined;
  least?: Size | undefined;
  canMinimise?: boolean;
  /** At the bottom of a narrow or low screen, as wide as it; there moving changes the height. */
  isSheetOnSmallScreen?: boolean;
  /** Not where Escape means something inside. */
  closesOnEscape?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/**
 * Lies over the page without stopping work on it. The title bar moves it, the corner resizes it, by mouse, finger and keys.
 */
export function FloatingWindow({ title, icon, state, onState, children, onClose, ...rest }: Props) {
  const { layer, className, least, canMinimise, isSheetOnSmallScreen, closesOnEscape } = rest;
  const { t } = useTranslation('attempts/player/tools');
  const frame = useRef<HTMLDialogElement>(null);
  const isNarrow = useMatches('(max-width: 48em)');
  const isLow = useMatches('(max-height: 36em)');
  const isSheet = isSheetOnSmallScreen === true && (isNarrow || isLow);
  const titleId = useId();
  // A sheet has the whole of a low screen anyway.
  const isAlwaysFull = isSheet && isLow;
  const size = isAlwaysFull && state.size === 'maximised' ? 'normal' : state.size;
  const isDocked = isSheet && size === 'minimised';
  const canMove = size !== 'maximised' && !isDocked;
  const { zIndex, raising } = useLayer(layer);
  const startBox = useStartPlace(frame, !state.box && size === 'normal' && !isSheet, least);
  const placedState = { ...(startBox && { box: startBox }), ...state, size };
  const { measure, mover, corner } = useWindowHandles({
    frame,
    state: placedState,
    least,
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

  const change = (wanted: WindowState['size']) => (): void => {
    // Only a normal window shows the height that it will have again.
    const box = size === 'normal' && !isSheet ? measure() : placedState.box;
    onState({ size: size === wanted ? 'normal' : wanted, ...(box && { box }) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!closesOnEscape || event.key !== 'Escape') return;
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
      style={{ zIndex, ...placed(placedState, isSheet) }}
      {...raising}
      onKeyDown={onKeyDown}
    >
      <WindowBar
        titleId={titleId}
        title={title}
        icon={icon}
        size={size}
        mover={mover}
        canMove={canMove}
        onMinimise={canMinimise ? change('minimised') : undefined}
        onMaximise={isAlwaysFull ? undefined : change('maximised')}
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
          onKeyDown={corner.byKeys}
          {...corner.byPointer}
        >
          <IconArrowDownRight size={16} stroke={1.6} aria-hidden />
        </PlainButton>
      )}
    </dialog>
  );
}

const useMatches = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false });

/** Where somebody put it; of a sheet only the height can differ, and a maximised window fills the page. */
function placed({ box, size }: WindowState, isSheet: boolean): CSSProperties | undefined {
  if (!box || size === 'maximised') return undefined;
  const { left, top, width, height } = box;
  const ownHeight = size === 'normal' ? { height } : {};
  return isSheet ? ownHeight : { inset: `${top}px auto auto ${left}px`, width, ...ownHeight };
}

/** Undefined where the window's own style puts it clear of the others. */
function besideOthers(frame: HTMLElement, least: Size): WindowBox | undefined {
  const windows = [...document.querySelectorAll('dialog[data-window]')];
  const others = windows.filter((other) => other !== frame).map(boxOf);
  const wanted = boxOf(frame);
  const place = placeBeside(wanted, others, roomAround(frame), least);
  return place === wanted ? undefined : place;
}

/** Where a window stands that opens beside others, until somebody moves it. */
function useStartPlace(
  frame: RefObject<HTMLElement | null>,
  isUnmoved: boolean,
  least: Size = leastSize,
): WindowBox | undefined {
  const [place, setPlace] = useState<WindowBox>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isUnmoved || !element) return;
    const settle = (): void => setPlace(besideOthers(element, least));
    settle();
  }, [frame, isUnmoved, least]);
  return place;
}
