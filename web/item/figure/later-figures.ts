import type { Figure } from '@bac/exam/figure/figure.ts';
import { later } from '../../ui/feedback/later.tsx';
import { FigureCells } from './later-cells.ts';

/** Most questions have no figure, so what draws them is fetched by the first that does. */
export const DrawnFigure = later(async () => (await import('./drawn-figure.tsx')).DrawnFigure);

/** For going to a question without waiting: fetches all this, and gives what draws a figure before it is looked at. */
export async function loadPreparation(): Promise<(figure: Figure) => void> {
  await Promise.all([DrawnFigure.fetch(), FigureCells.fetch()]);
  const { prepareFigure } = await import('./drawn-figure.tsx');
  return prepareFigure;
}
