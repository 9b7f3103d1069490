import { z } from 'zod';

/** Maps TeX to MathML for the formulas of the questions in the reply. The server renders them from its own texts. */
export const formulas = z.record(z.string(), z.string());
