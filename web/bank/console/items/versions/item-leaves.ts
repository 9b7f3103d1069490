import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';

/** Formats the numbers and lists of a figure: `(0, 4), (1, 5.5)`. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object');
    return isPlain ? `(${value.map(formatValue).join(', ')})` : value.map(formatValue).join(', ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([name, inner]) => `${name} ${formatValue(inner)}`);
  return parts.join(', ');
}

const addLeaves = (leaves: Map<string, string>, path: string, value: unknown): void => {
  if (value === undefined || value === null) return;
  if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) addLeaves(leaves, `${path}.${name}`, inner);
  } else leaves.set(path, String(value));
};

/** Maps the path of each field to its value, in the order of the form; a part of a figure is one value. */
export function itemLeaves(content: ItemDraftContent): Map<string, string> {
  const { figures, response, ...rest } = content;
  const leaves = new Map<string, string>();
  const { skill, type, difficulty, subject, inContext, passages, stem, hint, rule } = rest;
  const head = { skill, type, difficulty, subject, inContext, passages };
  for (const [name, value] of Object.entries(head)) addLeaves(leaves, name, value);
  for (const [index, figure] of figures.entries()) {
    for (const [name, value] of Object.entries(figure)) {
      if (value !== undefined) leaves.set(`figures.${index}.${name}`, formatValue(value));
    }
  }
  addLeaves(leaves, 'stem', stem);
  addLeaves(leaves, 'response.kind', response.kind);
  if (response.kind === 'choice') {
    addLeaves(leaves, 'response.key', response.key);
    addLeaves(leaves, 'response.choices', response.choices);
  } else {
    leaves.set('response.keys', response.keys.join(' · '));
    addLeaves(leaves, 'response.rationale', response.rationale);
  }
  const tail = { hint, rule, topic: rest.topic, parameters: rest.parameters, source: rest.source };
  for (const [name, value] of Object.entries(tail)) addLeaves(leaves, name, value);
  return leaves;
}
