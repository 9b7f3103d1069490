import type { Figure } from '@bac/exam/figure/figure.ts';
import { later } from '../../ui/feedback/later.tsx';
import { FigureCells } from './later-cells.ts';

/** Loaded by the first question with a figure, because most have none. */
export const DrawnFigure = later(async () => (await import('./drawn-figure.tsx')).DrawnFigure);

/**
 * Loads the code for figures and returns a function that computes a drawing before it is shown, so that questions open without
 * delay.
 */
export async function loadPreparation(): Promise<(figure: Figure) => void> {
  await Promise.all([DrawnFigure.fetch(), FigureCells.fetch()]);
  const { prepareFigure } = await import('./drawn-figure.tsx');
  return prepareFigure;
}
