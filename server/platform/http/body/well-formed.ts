/** Half of a pair of surrogates, written out; a whole pair is two of them. */
const surrogate = /\\u[dD][89a-fA-F]/;

/**
 * A cut through the middle of an emoji leaves half a character, which no jsonb of PostgreSQL can hold. It becomes the sign for
 * one that is missing, everywhere in the body, so that nobody's answers wait for ever behind it.
 */
export const mayBeTorn = (text: string): boolean => surrogate.test(text);

export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name.toWellFormed(), wellFormed(each)]),
  );
}
