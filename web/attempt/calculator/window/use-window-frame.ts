import { useViewportSize } from '@mantine/hooks';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { WindowRectangle } from '../state/calculator-state.ts';
import { grownBy, keptInside, keyStep, movedBy, type Space } from './window-rectangle.ts';

type Change = (rectangle: WindowRectangle, right: number, down: number) => WindowRectangle;

interface Measure {
  rectangle: WindowRectangle;
  space: Space;
  /** Pixels of the screen to one of the page, which may be zoomed for larger text. */
  scale: number;
}

/** Where the window stands, in the page's own pixels. */
function measure(element: HTMLElement): Measure {
  const box = element.getBoundingClientRect();
  const scale = box.width / element.offsetWidth || 1;
  return {
    scale,
    space: { width: innerWidth / scale, height: innerHeight / scale },
    rectangle: {
      x: box.left / scale,
      y: box.top / scale,
      width: box.width / scale,
      height: box.height / scale,
    },
  };
}

/** Moves and resizes a window by mouse, finger and keys. */
export function useWindowFrame(
  frame: RefObject<HTMLElement | null>,
  /** At the bottom of the page, pulling it up makes it higher. */
  isAtBottom: boolean,
  onRectangle: (rectangle: WindowRectangle) => void,
) {
  const held = useRef<Measure & { x: number; y: number }>(undefined);
  const { width, height } = useViewportSize();

  // A browser window made smaller must not leave this one outside.
  useEffect(() => {
    if (!frame.current || frame.current.style.width === '') return;
    const { rectangle, space } = measure(frame.current);
    const kept = keptInside(rectangle, space);
    if (kept.x !== rectangle.x || kept.y !== rectangle.y || kept.width < rectangle.width)
      onRectangle(kept);
    // oxlint-disable-next-line react/exhaustive-deps -- only the browser's size matters here
  }, [width, height]);

  const by = (change: Change) => ({
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (!frame.current || event.button !== 0) return;
      // Buttons in the bar are pressed, not dragged, except for the grip.
      const pressed = (event.target as Element).closest<HTMLElement>('button');
      if (pressed && pressed.dataset['grip'] === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { ...measure(frame.current), x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent): void {
      if (!held.current) return;
      const { rectangle, space, scale, x, y } = held.current;
      const next = change(rectangle, (event.clientX - x) / scale, (event.clientY - y) / scale);
      onRectangle(keptInside(next, space));
    },
    onPointerUp(): void {
      held.current = undefined;
    },
    onPointerCancel(): void {
      held.current = undefined;
    },
  });

  const byKeys = (change: Change) => (event: KeyboardEvent) => {
    const step = keyStep(event);
    if (!step || !frame.current) return;
    event.preventDefault();
    const { rectangle, space } = measure(frame.current);
    onRectangle(keptInside(change(rectangle, ...step), space));
  };

  const move: Change = isAtBottom ? (one, _right, down) => grownBy(one, 0, -down) : movedBy;
  return {
    moving: by(move),
    movingKeys: byKeys(move),
    growing: by(grownBy),
    growingKeys: byKeys(grownBy),
  };
}
