import 'mathjs/number';

/** The factory of the parser is exported but not described by the package's types. */
declare module 'mathjs/number' {
  export function createParse(parts: Record<string, unknown>): unknown;
}
