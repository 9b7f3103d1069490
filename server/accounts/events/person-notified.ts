import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

const bilingualText = z.object({ en: z.string(), vi: z.string() });

/** A notice for one person's inbox. */
export interface Notice {
  /** Makes the job idempotent: one id is stored once. */
  id: string;
  account: string;
  title: z.infer<typeof bilingualText>;
  text: z.infer<typeof bilingualText>;
  /** A path of this site. */
  link: string | null;
}

export const personNotified: Job<Notice> = {
  name: 'notifications.notify-person',
  payload: z.object({
    id: z.uuid(),
    account: z.uuid(),
    title: bilingualText,
    text: bilingualText,
    link: z.string().nullable(),
  }),
};
