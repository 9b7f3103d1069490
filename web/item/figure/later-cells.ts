import { later } from '../../ui/feedback/later.tsx';

/** Few figures are tables, and few people open the numbers of the others. */
export const FigureCells = later(async () => (await import('./figure-cells.tsx')).FigureCells);
