import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Enqueued in the transaction that answers a ticket; puts a notification into the person's inbox. */
export const ticketAnswered: Job<{ message: string }> = {
  name: 'tickets.answered',
  payload: z.object({ message: z.uuid() }),
};
