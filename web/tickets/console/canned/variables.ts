/** What an answer kept for use again leaves open, in the order of the buttons. */
export const variables = ['name', 'number', 'agent', 'test', 'site'] as const;
export type Variable = (typeof variables)[number];

/** As it stands in the text. */
export const placeFor = (variable: Variable): string => `{{${variable}}}`;

/** A stretch of text as it is, or the place of something to be filled in. */
export type Piece = { text: string } | { variable: Variable };

const isVariable = (name: string): name is Variable => variables.some((known) => known === name);

/** The text and its open places, in their order; what only looks like one is text. */
export function piecesOf(body: string): Piece[] {
  // Split by a capturing group, every second piece is a name between braces.
  return body.split(/\{\{\s*(\w+)\s*\}\}/).flatMap((part, place): Piece[] => {
    if (place % 2 === 1) return [isVariable(part) ? { variable: part } : { text: `{{${part}}}` }];
    return part === '' ? [] : [{ text: part }];
  });
}

/** Names between braces that nobody will fill in, each once. */
export function unknownPlaces(body: string): string[] {
  const names = [...body.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !isVariable(name));
}

/** The text with a place put where the cursor is, and where the cursor stands afterwards. */
export function withPlace(
  text: string,
  [start, end]: readonly [start: number, end: number],
  variable: Variable,
): { text: string; cursor: number } {
  const place = placeFor(variable);
  return {
    text: text.slice(0, start) + place + text.slice(end),
    cursor: start + place.length,
  };
}
