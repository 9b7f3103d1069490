import { useSyncExternalStore } from 'react';

/** What lies over the question, and over each other. */
export type Layer = 'calculator' | 'reference' | 'notes' | 'lineReader';

/** From the bottom to the top. */
type Order = readonly Layer[];

/** Over everything in the question, below the warnings of the clock and what opens as a menu or dialog. */
const lowest = 10;

export const raised = (order: Order, layer: Layer): Order =>
  order.at(-1) === layer ? order : [...order.filter((each) => each !== layer), layer];

/** Removes what is closed, puts what has just opened on top, and leaves the rest in its order. */
export function withOpen(order: Order, open: Order): Order {
  const still = order.filter((each) => open.includes(each));
  const added = open.filter((each) => !order.includes(each));
  return added.length === 0 && still.length === order.length ? order : [...still, ...added];
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

/** Where a layer lies, and what brings it to the top: a press on it, or the focus coming into it. */
export function useLayer(layer: Layer) {
  const zIndex = useSyncExternalStore(subscribe, () => lowest + 1 + current.indexOf(layer));
  const raise = (): void => change(raised(current, layer));
  return { zIndex, raising: { onFocusCapture: raise, onPointerDownCapture: raise } };
}
