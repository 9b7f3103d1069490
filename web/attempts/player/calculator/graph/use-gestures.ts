import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { panned, zoomed, type View } from './view.ts';

interface Place {
  /** The distance from the middle of the graph, in its own pixels. */
  x: number;
  y: number;
}

interface Gestures {
  view: RefObject<View>;
  onView: (view: View) => void;
  /** Returns true if the press hit a curve; dragging then traces it instead of panning. */
  onPress: (place: Place, isTouch: boolean) => boolean;
  onTrace: (place: Place) => void;
  onTap: (place: Place, isTouch: boolean) => void;
}

const tapSlack = 6;

/** The place of a pointer. The page may be zoomed for larger text, so pointer positions are scaled to pixels of the canvas. */
function placeOf(element: HTMLElement, event: { clientX: number; clientY: number }): Place {
  const box = element.getBoundingClientRect();
  const scale = element.clientWidth / box.width || 1;
  return {
    x: (event.clientX - box.left - box.width / 2) * scale,
    y: (event.clientY - box.top - box.height / 2) * scale,
  };
}

export function useGestures(target: RefObject<HTMLElement | null>, gestures: Gestures) {
  const pointers = useRef(new Map<number, Place>());
  const start = useRef<Place & { isTap: boolean; isTrace: boolean }>(undefined);
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  // React's own wheel listener is passive, so the page would scroll too.
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = placeOf(element, event);
      const { view, onView } = latest.current;
      onView(
        zoomed(view.current, Math.exp(-Math.min(Math.max(event.deltaY, -120), 120) / 500), x, y),
      );
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [target]);

  function press(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event.currentTarget, event);
    pointers.current.set(event.pointerId, place);
    const isFirst = pointers.current.size === 1;
    const isTrace = isFirst && gestures.onPress(place, event.pointerType !== 'mouse');
    start.current = { ...place, isTap: isFirst, isTrace };
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before || !start.current) return;
    const place = placeOf(event.currentTarget, event);
    if (Math.hypot(place.x - start.current.x, place.y - start.current.y) > tapSlack) {
      start.current.isTap = false;
    }
    if (start.current.isTap) return;
    pointers.current.set(event.pointerId, place);
    const { view, onView } = gestures;
    if (pointers.current.size > 1) pinch(event.pointerId, before, place);
    else if (start.current.isTrace) gestures.onTrace(place);
    else onView(panned(view.current, place.x - before.x, place.y - before.y));
  }

  function pinch(id: number, before: Place, place: Place): void {
    const [, other] = [...pointers.current].find(([key]) => key !== id)!;
    const factor =
      Math.hypot(place.x - other.x, place.y - other.y) /
      Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const { view, onView } = gestures;
    const pannedView = panned(view.current, (place.x - before.x) / 2, (place.y - before.y) / 2);
    onView(zoomed(pannedView, factor, (place.x + other.x) / 2, (place.y + other.y) / 2));
  }

  function release(event: PointerEvent<HTMLElement>): void {
    const wasDown = pointers.current.delete(event.pointerId);
    if (!wasDown || !start.current) return;
    const { isTap, x, y } = start.current;
    if (isTap && event.type === 'pointerup')
      gestures.onTap({ x, y }, event.pointerType !== 'mouse');
    start.current =
      pointers.current.size > 0 ? { ...start.current, isTap: false, isTrace: false } : undefined;
  }

  return {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  };
}
