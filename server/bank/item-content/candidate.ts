import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { figure as figureSchema, type Figure } from '@bac/exam/figure/figure.ts';
import { lintFigure } from '@bac/exam/figure/lint-figure.ts';
import type { ItemParameters, ItemVersion } from '@bac/exam/item/item.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';

const parametersOf = ({ parameters, difficulty, response }: ItemDraftContent): ItemParameters =>
  parameters ?? startingParameters(difficulty, 0, response.kind);

/** The item that would be published; the schema has still to validate it. */
export const toPublishableItem = (
  content: ItemDraftContent,
  id: string,
  version: number,
): unknown => ({
  ...content,
  id,
  version,
  parameters: parametersOf(content),
  status: 'published',
});

/** Returns the draft's valid figures, each with its index among all of them. */
export function readFigures({ figures }: ItemDraftContent): { index: number; figure: Figure }[] {
  return figures.flatMap((figure, index) => {
    const { data } = figureSchema.safeParse(figure);
    return data ? [{ index, figure: data }] : [];
  });
}

/** Whether drawing the figure would end: an axis may have too many ticks. */
export const isDrawable = (figure: Figure): boolean =>
  lintFigure(figure).every(({ code }) => code !== 'figure-shape');

/** Converts a draft to an item although parts are missing: for previews, never for storing. */
export function toLenientItem(
  content: ItemDraftContent,
  { id, version, figures }: { id: string; version: number; figures: Figure[] },
): ItemVersion {
  const { response } = content;
  return {
    ...content,
    id,
    version,
    figures,
    response: response.kind === 'entered' ? response : { ...response, key: response.key ?? 'A' },
    parameters: parametersOf(content),
    status: 'draft',
  };
}
