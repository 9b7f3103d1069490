import { later } from '../../ui/feedback/later.tsx';

/** Loaded on demand: few figures are tables, and few people open the data of the others. */
export const FigureCells = later(async () => (await import('./figure-cells.tsx')).FigureCells);
