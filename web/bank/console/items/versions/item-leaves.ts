import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';

/** Numbers and lists of a figure as one would write them down: `(0, 4), (1, 5.5)`. */
function told(value: unknown): string {
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object');
    return isPlain ? `(${value.map(told).join(', ')})` : value.map(told).join(', ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([name, inner]) => `${name} ${told(inner)}`);
  return parts.join(', ');
}

const set = (found: Map<string, string>, path: string, value: unknown): void => {
  if (value === undefined || value === null) return;
  if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) set(found, `${path}.${name}`, inner);
  } else found.set(path, String(value));
};

/** Everything of an item by where it stands in the form, in the order of the form; a part of a figure is told in one piece. */
export function itemLeaves(content: ItemDraftContent): Map<string, string> {
  const { figures, response, ...rest } = content;
  const found = new Map<string, string>();
  const { skill, type, difficulty, subject, inContext, passages, stem, hint, rule } = rest;
  const head = { skill, type, difficulty, subject, inContext, passages };
  for (const [name, value] of Object.entries(head)) set(found, name, value);
  for (const [place, figure] of figures.entries()) {
    for (const [name, value] of Object.entries(figure)) {
      if (value !== undefined) found.set(`figures.${place}.${name}`, told(value));
    }
  }
  set(found, 'stem', stem);
  set(found, 'response.kind', response.kind);
  if (response.kind === 'choice') {
    set(found, 'response.key', response.key);
    set(found, 'response.choices', response.choices);
  } else {
    found.set('response.keys', response.keys.join(' · '));
    set(found, 'response.rationale', response.rationale);
  }
  const tail = { hint, rule, topic: rest.topic, parameters: rest.parameters, source: rest.source };
  for (const [name, value] of Object.entries(tail)) set(found, name, value);
  return found;
}
