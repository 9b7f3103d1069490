import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for by results in the transaction that scores one again: who had asked about that question hears of it there. */
export const resultRescored: Job<{ change: string; item: string; version: number }> = {
  name: 'results.rescored',
  /** The id of the change, and the item version whose key was mended. */
  payload: z.object({ change: z.uuid(), item: z.string(), version: z.int() }),
};
