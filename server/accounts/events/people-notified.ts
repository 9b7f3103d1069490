import type { EditableProfile } from '@bac/contract/accounts/profile.ts';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

const bilingualText = z.object({ en: z.string(), vi: z.string() });

/** A notice for several people, such as a class. */
export interface CommonNotice {
  /** The subject of the notice: each person is notified of it once, however often the job runs. */
  about: string;
  accounts: string[];
  title: z.infer<typeof bilingualText>;
  text: z.infer<typeof bilingualText>;
  /** A path of this site. */
  link: string | null;
  /** The preference that decides whether the notice is emailed too. */
  wish: keyof EditableProfile['notifications'];
}

export const peopleNotified: Job<CommonNotice> = {
  name: 'notifications.notify-people',
  payload: z.object({
    about: z.string(),
    accounts: z.array(z.uuid()),
    title: bilingualText,
    text: bilingualText,
    link: z.string().nullable(),
    wish: z.enum(['results', 'reminders', 'news']),
  }),
};
