import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Enqueued in the transaction that stores a student's report on a question, so that a ticket is opened for it. */
export const problemReported: Job<{ report: string }> = {
  name: 'results.problem-reported',
  payload: z.object({ report: z.uuid() }),
};
