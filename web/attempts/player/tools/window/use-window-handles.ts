import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cssZoom } from './css-zoom.ts';
import { boxOf, roomAround } from './measure-window.ts';
import {
  fitBar,
  fitBox,
  resizeBox,
  moveBox,
  pullSheet,
  keyStep,
  type Size,
  type WindowBox,
  type WindowState,
} from './window-box.ts';

type Change = (box: WindowBox, right: number, down: number, room: Size) => WindowBox;

interface Options {
  frame: { current: HTMLElement | null };
  state: WindowState;
  minSize: Size | undefined;
  /** The window is a full-width sheet at the bottom of the page. */
  isSheet: boolean;
  canMove: boolean;
  onBox: (box: WindowBox) => void;
}

export interface WindowHandle {
  pointerProps: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves and resizes a window by mouse, touch and arrow keys. */
export function useWindowHandles({ frame, state, minSize, isSheet, canMove, onBox }: Options) {
  const dragStart = useRef<{ x: number; y: number; box: WindowBox }>(undefined);
  const isMinimized = state.size === 'minimised';

  const fit = (box: WindowBox, isBar = isMinimized): WindowBox =>
    (isBar ? fitBar : fitBox)(box, roomAround(frame.current), minSize);

  /** The current box. A minimized window reports the height that it will have again. */
  const measure = (): WindowBox | undefined => {
    if (!frame.current) return undefined;
    const box = boxOf(frame.current);
    return isMinimized ? { ...box, height: state.box?.height ?? box.height } : box;
  };

  const refit = useEffectEvent((isBar: boolean) => {
    const { box } = state;
    if (!box) return;
    const fitted = fit(box, isBar);
    const isChanged = (['left', 'top', 'width', 'height'] as const).some(
      (side) => fitted[side] !== box[side],
    );
    if (isChanged) onBox(fitted);
  });
  // Keeps the window on the page when the browser window shrinks and when the window is no longer minimized.
  useEffect(() => {
    const refitNow = (): void => refit(isMinimized);
    refitNow();
    addEventListener('resize', refitNow);
    return () => removeEventListener('resize', refitNow);
  }, [isMinimized]);

  const handle = (change: Change): WindowHandle => {
    const fitChange = (box: WindowBox, right: number, down: number): WindowBox =>
      fit(change(box, right, down, roomAround(frame.current)));
    return {
      pointerProps: {
        onPointerDown: (event) => {
          const box = measure();
          // Of the buttons in the bar, only the grip starts a drag.
          const pressed = (event.target as Element).closest<HTMLElement>('button');
          const isButton = pressed && pressed.dataset['grip'] === undefined;
          if (!box || isButton || event.button !== 0 || !canMove) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragStart.current = { x: event.clientX, y: event.clientY, box };
        },
        onPointerMove: (event) => {
          if (!dragStart.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { x, y, box } = dragStart.current;
          const zoom = cssZoom(frame.current);
          onBox(fitChange(box, (event.clientX - x) / zoom, (event.clientY - y) / zoom));
        },
      },
      onKeyDown: (event) => {
        const stride = keyStep(event.key, event.shiftKey);
        const box = measure();
        if (!stride || !box) return;
        event.preventDefault();
        onBox(fitChange(box, ...stride));
      },
    };
  };

  return { measure, mover: handle(isSheet ? pullSheet : moveBox), corner: handle(resizeBox) };
}
