import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { figure as figureSchema, type Figure } from '@bac/exam/figure/figure.ts';
import { lintFigure } from '@bac/exam/figure/lint-figure.ts';
import type { ItemParameters, ItemVersion } from '@bac/exam/item/item.ts';
import { startingParameters } from '@bac/exam/item/starting-parameters.ts';

const parametersOf = ({ parameters, difficulty, response }: ItemDraftContent): ItemParameters =>
  parameters ?? startingParameters(difficulty, 0, response.kind);

/** What would be published, if the schema has nothing against it. */
export const toPublish = (content: ItemDraftContent, id: string, version: number): unknown => ({
  ...content,
  id,
  version,
  parameters: parametersOf(content),
  status: 'published',
});

/** The figures of a draft that are figures at all, each with its place among all of them. */
export function readFigures({ figures }: ItemDraftContent): { place: number; figure: Figure }[] {
  return figures.flatMap((given, place) => {
    const { data } = figureSchema.safeParse(given);
    return data ? [{ place, figure: data }] : [];
  });
}

/** Whether it can be drawn: an axis without an end would never be done. */
export const isDrawable = (figure: Figure): boolean =>
  lintFigure(figure).every(({ code }) => code !== 'figure-shape');

/** The draft in the shape of an item, whatever is still missing: for looking at, never for keeping. */
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
