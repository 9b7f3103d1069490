export interface Split {
  words: Range[];
  formulas: Element[];
}

/**
 * The background of a painted range covers the bar of a fraction and of a root, so formulas are highlighted as
 * elements, which puts the background beneath, and only the text between them as ranges.
 */
export function splitAtFormulas(range: Range): Split {
  const ancestor = range.commonAncestorContainer;
  const element = ancestor instanceof Element ? ancestor : ancestor.parentElement;
  const enclosing = element?.closest('math');
  if (enclosing) return { words: [], formulas: [enclosing] };
  const formulas = [...(element?.querySelectorAll('math') ?? [])].filter((formula) =>
    range.intersectsNode(formula),
  );
  const words: Range[] = [];
  const rest = range.cloneRange();
  for (const formula of formulas) {
    const before = rest.cloneRange();
    before.setEndBefore(formula);
    words.push(before);
    rest.setStartAfter(formula);
  }
  return { words: [...words, rest].filter(({ collapsed }) => !collapsed), formulas };
}
