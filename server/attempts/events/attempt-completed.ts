import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Enqueued in the transaction that completes an attempt. Results handles it. */
export const attemptCompleted: Job<{ attempt: string }> = {
  name: 'attempts.completed',
  payload: z.object({ attempt: z.uuid() }),
  isUrgent: true,
};
