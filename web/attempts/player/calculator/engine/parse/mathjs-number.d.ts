import 'mathjs/number';

/** The package exports the factory of the parser but does not declare its type. */
declare module 'mathjs/number' {
  export function createParse(parts: Record<string, unknown>): unknown;
}
