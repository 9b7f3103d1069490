import { createContext, use } from 'react';

/** MathML by TeX: what the server rendered and sent with the questions. */
export type Formulas = Readonly<Record<string, string>>;

/** Around questions whose formulas came with them. Elsewhere a formula fetches the renderer. */
export const KnownFormulas = createContext<Formulas>({});

export function useKnownFormula(tex: string): string | undefined {
  const known = use(KnownFormulas);
  // A formula may be called like something that every object has.
  return Object.hasOwn(known, tex) ? known[tex] : undefined;
}
