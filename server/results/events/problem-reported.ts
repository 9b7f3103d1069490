import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for by results in the transaction that keeps a report on a question: somebody looks into it. */
export const problemReported: Job<{ report: string }> = {
  name: 'results.problem-reported',
  payload: z.object({ report: z.uuid() }),
};
