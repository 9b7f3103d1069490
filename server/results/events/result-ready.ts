import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for by results in the transaction that stores one; whoever has something to say about it answers. */
export const resultReady: Job<{ attempt: string }> = {
  name: 'results.ready',
  payload: z.object({ attempt: z.uuid() }),
};
