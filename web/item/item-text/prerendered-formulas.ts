import { createContext, use } from 'react';

/** MathML by TeX, prerendered by the server and sent with the questions. */
export type Formulas = Readonly<Record<string, string>>;

/** Provides prerendered formulas to questions. Without it a formula loads the renderer. */
export const PrerenderedFormulas = createContext<Formulas>({});

export function usePrerenderedFormula(tex: string): string | undefined {
  const formulas = use(PrerenderedFormulas);
  // A formula may have the name of a property of every object.
  return Object.hasOwn(formulas, tex) ? formulas[tex] : undefined;
}
