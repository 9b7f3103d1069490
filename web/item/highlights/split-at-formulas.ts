export interface Split {
  words: Range[];
  formulas: Element[];
}

/**
 * The ground of a painted range lies over the bar of a fraction and the roof of a root, so formulas are lit as
 * elements, from beneath, and only the words between them as ranges.
 */
export function splitAtFormulas(range: Range): Split {
  const around = range.commonAncestorContainer;
  const place = around instanceof Element ? around : around.parentElement;
  const own = place?.closest('math');
  if (own) return { words: [], formulas: [own] };
  const formulas = [...(place?.querySelectorAll('math') ?? [])].filter((formula) =>
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
