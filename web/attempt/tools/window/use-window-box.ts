import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { cssZoom } from './css-zoom.ts';
import { fitBox, strideOf, type Size, type WindowBox } from './window-box.ts';

/** Where a window was when it was closed; it comes back there as long as the page lives. */
const remembered = new Map<string, WindowBox>();

interface Handle {
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
}

interface WindowState {
  box: WindowBox;
  /** For the bar that moves the window and the corner that resizes it. */
  mover: Handle;
  resizer: Handle;
}

/** The whole window of the browser, in the pixels of the element's style. */
function roomAround(element: Element | null): Size {
  const zoom = cssZoom(element);
  return { width: innerWidth / zoom, height: innerHeight / zoom };
}

/** A window's place and size in the pixels of its own style, changed by mouse, finger and arrow keys alike. */
export function useWindowBox(
  name: string,
  initial: WindowBox,
  element: RefObject<HTMLElement | null>,
): WindowState {
  const [box, setBox] = useState(() => remembered.get(name) ?? initial);
  const held = useRef<{ x: number; y: number; box: WindowBox }>(undefined);

  useEffect(() => {
    const refit = (): void => setBox((old) => fitBox(old, roomAround(element.current)));
    refit();
    addEventListener('resize', refit);
    return () => removeEventListener('resize', refit);
  }, [element]);
  useEffect(() => void remembered.set(name, box), [name, box]);

  const handle = (changed: (from: WindowBox, x: number, y: number) => WindowBox): Handle => ({
    onKeyDown: (event) => {
      const stride = strideOf(event.key, event.shiftKey);
      if (!stride || event.target !== event.currentTarget) return;
      event.preventDefault();
      setBox(fitBox(changed(box, ...stride), roomAround(element.current)));
    },
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, box };
    },
    onPointerMove: (event) => {
      if (!held.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { x, y, box: from } = held.current;
      const zoom = cssZoom(element.current);
      const by = [(event.clientX - x) / zoom, (event.clientY - y) / zoom] as const;
      setBox(fitBox(changed(from, ...by), roomAround(element.current)));
    },
  });

  return {
    box,
    mover: handle((from, x, y) => ({ ...from, left: from.left + x, top: from.top + y })),
    resizer: handle((from, x, y) => ({
      ...from,
      width: Math.min(from.width + x, roomAround(element.current).width - from.left),
      height: Math.min(from.height + y, roomAround(element.current).height - from.top),
    })),
  };
}
