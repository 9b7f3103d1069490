import { itemFormulas, textFormulas } from '@bac/exam/item/item-formulas.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { renderReadable, withDegrees } from '@bac/exam/markup/readable-formula.ts';
import { LRUCache } from 'lru-cache';
import temml from 'temml';

/** Maps TeX to MathML. */
export type Formulas = Record<string, string>;

/** A rendering never changes, so the cache is bounded only by its size: about a kilobyte per formula. */
const cache = new LRUCache<string, string>({ max: 5000 });

/**
 * Renders MathML on the server, so that a phone need not download and run the renderer. Formulas are untrusted input: the
 * output is escaped and has no links, styles or images.
 */
export function renderFormula(tex: string): string {
  const cached = cache.get(tex);
  if (cached !== undefined) return cached;
  // `tex` lets a long formula break after its operators, as on paper.
  const mathMl = renderReadable(tex, () =>
    temml.renderToString(withDegrees(tex), { trust: false, wrap: 'tex' }),
  );
  cache.set(tex, mathMl);
  return mathMl;
}

const renderAll = (formulas: readonly string[]): Formulas =>
  Object.fromEntries(formulas.map((tex) => [tex, renderFormula(tex)]));

/** Caches the formulas of each question while the question is referenced. */
const formulasByItem = new WeakMap<StudentView, string[]>();

function formulasIn(item: StudentView): string[] {
  const formulas = formulasByItem.get(item) ?? itemFormulas(item);
  formulasByItem.set(item, formulas);
  return formulas;
}

/** Renders every formula in these questions. */
export const formulasOf = (items: readonly StudentView[]): Formulas =>
  renderAll(items.flatMap(formulasIn));

/** Renders every formula in these explanations. */
export const formulasOfTexts = (texts: readonly string[]): Formulas =>
  renderAll(texts.flatMap(textFormulas));
