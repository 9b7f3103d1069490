import { colourCount } from '../state/calculator-state.ts';
import type { GraphColours } from './scene.ts';

/** A canvas knows no CSS variables; they are read from where it stands, again whenever the theme changes. */
export function readColours(canvas: HTMLCanvasElement): GraphColours {
  const style = getComputedStyle(canvas);
  const token = (name: string): string => style.getPropertyValue(name).trim() || '#888';
  return {
    surface: token('--surface'),
    ink: token('--ink'),
    muted: token('--muted'),
    line: token('--grid-line'),
    fineLine: token('--grid-fine'),
    ring: token('--control-border'),
    label: token('--graph-label'),
    onLabel: token('--graph-on-label'),
    curves: Array.from({ length: colourCount }, (_, i) => token(`--curve-${i}`)),
  };
}

export function onThemeChange(listen: () => void): () => void {
  const observer = new MutationObserver(listen);
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  return () => observer.disconnect();
}
