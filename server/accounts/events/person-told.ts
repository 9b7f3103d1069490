import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

const words = z.object({ en: z.string(), vi: z.string() });

/** Asked for by whoever has news for one person; it waits in their inbox, once, however often it is told. */
export interface Notice {
  /** Of the notice: the same id is told once. */
  id: string;
  account: string;
  title: z.infer<typeof words>;
  text: z.infer<typeof words>;
  /** A path of this site. */
  link: string | null;
}

export const personTold: Job<Notice> = {
  name: 'notifications.person-told',
  payload: z.object({
    id: z.uuid(),
    account: z.uuid(),
    title: words,
    text: words,
    link: z.string().nullable(),
  }),
};
