import type { StudentView } from '@bac/exam/item/student-view.ts';
import { itemFormulas } from '@bac/exam/item/item-formulas.ts';
import { loadPreparation } from '../../../item/figure/later-figures.ts';
import type { Formulas } from '../../../item/item-text/prerendered-formulas.ts';
import { loadMath } from '../../../item/item-text/math-renderer.ts';
import { parseText } from '../../../item/item-text/parsed-text.ts';
import { spokenWords } from '../../../item/item-text/spoken-words.ts';
import { EnteredField } from './later-field.ts';
import { whenIdle } from '../when-idle.ts';

const isUnknown = (formulas: Formulas) => (item: StudentView) =>
  itemFormulas(item).some((tex) => !Object.hasOwn(formulas, tex));

/** Parses the texts of an item and puts its formulas into words. Both results are cached. */
function prepareText({ passages, stem, response }: StudentView, formulas: Formulas): void {
  for (const text of [...passages, stem]) parseText(text);
  if (response.kind === 'choice') {
    for (const { text } of response.choices) spokenWords(text, formulas);
  }
}

/**
 * Prepares the items of a module in idle time, one at a time, so that navigating to a question does not wait, and fetches code
 * that only some questions need. Returns a function that stops it.
 */
export function prepareItems(items: StudentView[], formulas: Formulas): () => void {
  const work = items.map((item) => () => prepareText(item, formulas));
  const figures = items.flatMap((item) => item.figures);
  let isStopped = false;
  const prepareNext = (): void => {
    const next = work.shift();
    if (isStopped || !next) return;
    next();
    whenIdle(prepareNext);
  };
  const drawAhead = async (): Promise<void> => {
    const draw = await loadPreparation();
    work.push(...figures.map((figure) => () => draw(figure)));
    whenIdle(prepareNext);
  };
  whenIdle(() => {
    prepareNext();
    if (figures.length > 0) void drawAhead();
    if (items.some(({ response }) => response.kind === 'entered')) void EnteredField.fetch();
    if (items.some(isUnknown(formulas))) void loadMath();
  });
  return () => {
    isStopped = true;
  };
}
