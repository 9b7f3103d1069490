import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for by tickets in the transaction that answers one: its person finds it in the inbox. */
export const ticketAnswered: Job<{ message: string }> = {
  name: 'tickets.answered',
  payload: z.object({ message: z.uuid() }),
};
