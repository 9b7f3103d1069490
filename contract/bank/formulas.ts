import { z } from 'zod';

/** The formulas of the questions sent along, from TeX to MathML: made on the server, from its own texts. */
export const formulas = z.record(z.string(), z.string());
