import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for when a result that was kept back may be seen, and of each that is scored meanwhile; comes more than once. */
export const resultShown: Job<{ attempt: string }> = {
  name: 'results.shown',
  payload: z.object({ attempt: z.uuid() }),
};
