import type { Block, Inline } from '@bac/exam/markup/markup.ts';
import type { Formulas } from './known-formulas.ts';
import { parsedText } from './parsed-text.ts';
import { spokenText } from './spoken-text.ts';

/** As `InlineText` names it. */
const spokenBlank = 'blank';

/** Words of formulas by their MathML. */
const said = new Map<string, string>();
const most = 2000;

function spokenFormula(mathMl: string): string {
  const known = said.get(mathMl);
  if (known !== undefined) return known;
  const box = document.createElement('template');
  box.innerHTML = mathMl;
  const [formula] = box.content.children;
  const words = formula ? spokenText(formula) : '';
  if (said.size >= most) said.clear();
  said.set(mathMl, words);
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
 * A text in words where its characters alone would mislead, which is where it holds a formula. Undefined elsewhere, and
 * where one of its formulas is not known.
 */
export function spokenWords(text: string, formulas: Formulas): string | undefined {
  const inlines = parsedText(text).flatMap(inlinesOf);
  if (!inlines.some(hasMath)) return undefined;
  let isKnown = true;
  const say = (inline: Inline): string => {
    if (inline.kind === 'text') return inline.text;
    if (inline.kind === 'blank') return spokenBlank;
    if (inline.kind !== 'math') return inline.children.map(say).join('');
    isKnown &&= Object.hasOwn(formulas, inline.tex);
    return spokenFormula(formulas[inline.tex] ?? '');
  };
  const words = inlines.map(say).join('').replace(/\s+/g, ' ').trim();
  return isKnown ? words : undefined;
}
