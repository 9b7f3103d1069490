import type { Block, Inline } from '@bac/exam/markup/markup.ts';
import type { Formulas } from './prerendered-formulas.ts';
import { parseText } from './parsed-text.ts';
import { spokenText } from './spoken-text.ts';

/** The same word as in `InlineText`. */
const spokenBlank = 'blank';

/** A cache of spoken formulas by their MathML. */
const cache = new Map<string, string>();
const maxCached = 2000;

function spokenFormula(mathMl: string): string {
  const cached = cache.get(mathMl);
  if (cached !== undefined) return cached;
  const box = document.createElement('template');
  box.innerHTML = mathMl;
  const [formula] = box.content.children;
  const words = formula ? spokenText(formula) : '';
  if (cache.size >= maxCached) cache.clear();
  cache.set(mathMl, words);
  return words;
}

const inlinesOf = (block: Block): Inline[] => {
  if (block.kind === 'paragraph') return block.children;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'display' ? [{ kind: 'math', tex: block.tex }] : [];
};

const hasMath = (inline: Inline): boolean =>
  inline.kind === 'math' || ('children' in inline && inline.children.some(hasMath));

/**
 * The spoken form of a text with formulas, whose characters alone would mislead screen readers. Undefined for a text without
 * formulas, or if one of them is not prerendered.
 */
export function spokenWords(text: string, formulas: Formulas): string | undefined {
  const inlines = parseText(text).flatMap(inlinesOf);
  if (!inlines.some(hasMath)) return undefined;
  let isComplete = true;
  const speak = (inline: Inline): string => {
    if (inline.kind === 'text') return inline.text;
    if (inline.kind === 'blank') return spokenBlank;
    if (inline.kind !== 'math') return inline.children.map(speak).join('');
    isComplete &&= Object.hasOwn(formulas, inline.tex);
    return spokenFormula(formulas[inline.tex] ?? '');
  };
  const words = inlines.map(speak).join('').replace(/\s+/g, ' ').trim();
  return isComplete ? words : undefined;
}
