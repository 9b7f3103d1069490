/** The variables of a canned reply, in the order of the buttons. */
export const variables = ['name', 'number', 'agent', 'test', 'site'] as const;
export type Variable = (typeof variables)[number];

/** The placeholder as it stands in the text. */
export const placeholderFor = (variable: Variable): string => `{{${variable}}}`;

/** Plain text, or a variable to be filled in. */
export type Piece = { text: string } | { variable: Variable };

const isVariable = (name: string): name is Variable =>
  variables.some((variable) => variable === name);

/** Splits a text into plain text and variables, in order; an unknown placeholder stays plain text. */
export function piecesOf(body: string): Piece[] {
  // Split by a capturing group, every second piece is a name between braces.
  return body.split(/\{\{\s*(\w+)\s*\}\}/).flatMap((part, index): Piece[] => {
    if (index % 2 === 1) return [isVariable(part) ? { variable: part } : { text: `{{${part}}}` }];
    return part === '' ? [] : [{ text: part }];
  });
}

/** The names between braces that are no variables, each once. */
export function unknownPlaceholders(body: string): string[] {
  const names = [...body.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !isVariable(name));
}

/** Inserts a placeholder at the cursor or over the selection; returns the text and the new cursor. */
export function insertPlaceholder(
  text: string,
  [start, end]: readonly [start: number, end: number],
  variable: Variable,
): { text: string; cursor: number } {
  const placeholder = placeholderFor(variable);
  return {
    text: text.slice(0, start) + placeholder + text.slice(end),
    cursor: start + placeholder.length,
  };
}
