import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';

/** What a test must have before it is published. */
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
    /** As far as it is, of as much as is asked for. */
    found: z.number(),
    wanted: z.number(),
    /** Items to look at first. */
    items: z.array(z.string()),
  }),
);
export type TestGate = z.infer<typeof testGate>;
