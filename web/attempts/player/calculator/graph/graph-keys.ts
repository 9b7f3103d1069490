import { panned, zoomed, type View } from './view.ts';

/** The action of a key on the graph. */
export type GraphKey =
  | { kind: 'view'; view: View }
  | { kind: 'home' }
  | { kind: 'trace'; direction: 1 | -1 }
  | { kind: 'curve'; direction: 1 | -1 }
  | { kind: 'interest'; direction: 1 | -1 }
  | { kind: 'leave' };

const panStep = 40;
const zoomStep = 1.4;

const pans: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};

const plain: Partial<Record<string, GraphKey>> = {
  ArrowLeft: { kind: 'trace', direction: -1 },
  ArrowRight: { kind: 'trace', direction: 1 },
  ArrowUp: { kind: 'curve', direction: -1 },
  ArrowDown: { kind: 'curve', direction: 1 },
  PageDown: { kind: 'interest', direction: 1 },
  PageUp: { kind: 'interest', direction: -1 },
  n: { kind: 'interest', direction: 1 },
  p: { kind: 'interest', direction: -1 },
  Home: { kind: 'home' },
  0: { kind: 'home' },
  Escape: { kind: 'leave' },
};

/** Arrow keys trace the curve, and pan with Shift. Keys with Ctrl or Alt belong to the player. */
export function graphKey(
  event: { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean },
  view: View,
): GraphKey | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const pan = pans[event.key];
  if (event.shiftKey && pan) return { kind: 'view', view: panned(view, ...pan) };
  if (event.key === '+' || event.key === '=') return { kind: 'view', view: zoomed(view, zoomStep) };
  if (event.key === '-' || event.key === '_')
    return { kind: 'view', view: zoomed(view, 1 / zoomStep) };
  return plain[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}
