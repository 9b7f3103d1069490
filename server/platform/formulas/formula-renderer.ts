import { itemFormulas, textFormulas } from '@bac/exam/item/item-formulas.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { readable, withDegrees } from '@bac/exam/markup/readable-formula.ts';
import { LRUCache } from 'lru-cache';
import temml from 'temml';

/** TeX to MathML. */
export type Formulas = Record<string, string>;

/** A formula says the same for ever, so only room is a reason to forget one: about a kilobyte each. */
const made = new LRUCache<string, string>({ max: 5000 });

/**
 * MathML as the player shows it, made here so that a phone need not fetch and run the renderer. Nothing a formula says is
 * trusted: no links, styles or images come of it, and all of it is escaped.
 */
export function renderFormula(tex: string): string {
  const known = made.get(tex);
  if (known !== undefined) return known;
  // `tex` lets a long formula break after its signs, as on paper.
  const mathMl = readable(tex, () =>
    temml.renderToString(withDegrees(tex), { trust: false, wrap: 'tex' }),
  );
  made.set(tex, mathMl);
  return mathMl;
}

const rendered = (all: readonly string[]): Formulas =>
  Object.fromEntries(all.map((tex) => [tex, renderFormula(tex)]));

/** What a question is written with, found once for as long as somebody has the question in mind. */
const found = new WeakMap<StudentView, string[]>();

function formulasIn(item: StudentView): string[] {
  const known = found.get(item) ?? itemFormulas(item);
  found.set(item, known);
  return known;
}

/** Every formula in these questions. */
export const formulasOf = (items: readonly StudentView[]): Formulas =>
  rendered(items.flatMap(formulasIn));

/** Every formula in these explanations. */
export const formulasOfTexts = (texts: readonly string[]): Formulas =>
  rendered(texts.flatMap(textFormulas));
