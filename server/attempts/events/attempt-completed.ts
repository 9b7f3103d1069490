import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for by attempts in the transaction that completes one; whoever has something to do with it answers. */
export const attemptCompleted: Job<{ attempt: string }> = {
  name: 'attempts.completed',
  payload: z.object({ attempt: z.uuid() }),
  isUrgent: true,
};
