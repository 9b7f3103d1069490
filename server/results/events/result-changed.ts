import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for by results in the transaction that changes one after the fact: its student is told. */
export const resultChanged: Job<{ change: string }> = {
  name: 'results.changed',
  /** The id of the change. */
  payload: z.object({ change: z.uuid() }),
};
