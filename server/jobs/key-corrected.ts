import { z } from 'zod';
import type { Job } from './jobs.ts';

/** Asked for by bank in the transaction that mends a key: results graded by the old one are scored again. */
export const keyCorrected: Job<{
  item: string;
  version: number;
  reason: string;
  by: string | null;
}> = {
  name: 'bank.key-corrected',
  payload: z.object({
    item: z.string(),
    version: z.int(),
    reason: z.string(),
    by: z.uuid().nullable(),
  }),
};
