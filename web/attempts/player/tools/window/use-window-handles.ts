import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cssZoom } from './css-zoom.ts';
import { boxOf, roomAround } from './measure-window.ts';
import {
  fitBar,
  fitBox,
  grownBy,
  movedBy,
  pulledBy,
  strideOf,
  type Size,
  type WindowBox,
  type WindowState,
} from './window-box.ts';

type Change = (box: WindowBox, right: number, down: number, room: Size) => WindowBox;

interface Given {
  frame: { current: HTMLElement | null };
  state: WindowState;
  least: Size | undefined;
  /** Lies at the bottom of the page, as wide as it. */
  isSheet: boolean;
  canMove: boolean;
  onBox: (box: WindowBox) => void;
}

export interface WindowHandle {
  byPointer: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
  byKeys: (event: KeyboardEvent) => void;
}

/** Moves and resizes a window by mouse, finger and arrow keys alike. */
export function useWindowHandles({ frame, state, least, isSheet, canMove, onBox }: Given) {
  const held = useRef<{ x: number; y: number; box: WindowBox }>(undefined);
  const isMinimised = state.size === 'minimised';

  const fit = (box: WindowBox, isBar = isMinimised): WindowBox =>
    (isBar ? fitBar : fitBox)(box, roomAround(frame.current), least);

  /** As it stands; of a minimised one the height that it will have again. */
  const measure = (): WindowBox | undefined => {
    if (!frame.current) return undefined;
    const box = boxOf(frame.current);
    return isMinimised ? { ...box, height: state.box?.height ?? box.height } : box;
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
  // A browser window made smaller must not leave this one outside, nor one that is no longer minimised lie below the edge.
  useEffect(() => {
    const refitNow = (): void => refit(isMinimised);
    refitNow();
    addEventListener('resize', refitNow);
    return () => removeEventListener('resize', refitNow);
  }, [isMinimised]);

  const handle = (change: Change): WindowHandle => {
    const changed = (box: WindowBox, right: number, down: number): WindowBox =>
      fit(change(box, right, down, roomAround(frame.current)));
    return {
      byPointer: {
        onPointerDown: (event) => {
          const box = measure();
          // Buttons in the bar are pressed, not dragged, except for the grip.
          const pressed = (event.target as Element).closest<HTMLElement>('button');
          const isButton = pressed && pressed.dataset['grip'] === undefined;
          if (!box || isButton || event.button !== 0 || !canMove) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY, box };
        },
        onPointerMove: (event) => {
          if (!held.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { x, y, box } = held.current;
          const zoom = cssZoom(frame.current);
          onBox(changed(box, (event.clientX - x) / zoom, (event.clientY - y) / zoom));
        },
      },
      byKeys: (event) => {
        const stride = strideOf(event.key, event.shiftKey);
        const box = measure();
        if (!stride || !box) return;
        event.preventDefault();
        onBox(changed(box, ...stride));
      },
    };
  };

  return { measure, mover: handle(isSheet ? pulledBy : movedBy), corner: handle(grownBy) };
}
