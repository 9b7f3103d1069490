import { useSyncExternalStore } from 'react';

/** The windows that can lie over the question and over each other. */
export type Layer = 'calculator' | 'reference' | 'notes' | 'lineReader';

/** From the bottom to the top. */
type Order = readonly Layer[];

/** The z-index below all layers: above the question, but below the alerts of the clock, menus and dialogs. */
const baseZIndex = 10;

export const moveToTop = (order: Order, layer: Layer): Order =>
  order.at(-1) === layer ? order : [...order.filter((each) => each !== layer), layer];

/** Removes closed windows, puts newly opened ones on top, and keeps the order of the others. */
export function withOpen(order: Order, open: Order): Order {
  const remaining = order.filter((each) => open.includes(each));
  const added = open.filter((each) => !order.includes(each));
  return added.length === 0 && remaining.length === order.length ? order : [...remaining, ...added];
}

let current: Order = [];
const listeners = new Set<() => void>();

function change(next: Order): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const setOpenLayers = (open: Order): void => change(withOpen(current, open));

/** The z-index of a layer, and the props that bring it to the top when it is pressed or focused. */
export function useLayer(layer: Layer) {
  const zIndex = useSyncExternalStore(subscribe, () => baseZIndex + 1 + current.indexOf(layer));
  const raise = (): void => change(moveToTop(current, layer));
  return { zIndex, raiseProps: { onFocusCapture: raise, onPointerDownCapture: raise } };
}
