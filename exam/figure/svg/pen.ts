import type { Dash, Weight } from '../drawing.ts';

/** The width of lines in pixels by weight, for every renderer. */
export const strokeWidth: Record<Weight, number> = { hair: 1, thin: 1.25, medium: 1.5, bold: 2 };

export const dashArray: Record<Dash, string> = {
  dashed: '6 4',
  dotted: '1.5 4',
  'dash-dot': '9 4 2 4',
};
