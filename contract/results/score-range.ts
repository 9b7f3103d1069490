import { z } from 'zod';

/** An estimated score with its range. */
export const scoreRange = z.object({ score: z.int(), low: z.int(), high: z.int() });

/** A score as lists show it. */
export const listedScore = scoreRange.extend({
  /** Difficulties were judged and not measured yet; the range includes their uncertainty. */
  isProvisional: z.boolean(),
});
export type ListedScore = z.infer<typeof listedScore>;
