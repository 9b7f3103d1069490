import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';

/** The checks a test must pass before it is published. */
export const gateChecks = [
  'counts',
  'blueprint',
  'keys',
  'languages',
  'offered',
  'previewed',
  'reliability',
] as const;

export const testGate = z.array(
  z.object({
    check: z.enum(gateChecks),
    isMet: z.boolean(),
    section: z.enum(sections).nullable(),
    route: z.enum(['lower', 'higher']).nullable(),
    /** The actual value and the required value. */
    actual: z.number(),
    required: z.number(),
    /** Items to look at first. */
    items: z.array(z.string()),
  }),
);
export type TestGate = z.infer<typeof testGate>;
