import type { EditableProfile } from '@bac/contract/accounts/profile.ts';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

const words = z.object({ en: z.string(), vi: z.string() });

/** Asked for by whoever has the same news for several people, such as a class. */
export interface CommonNotice {
  /** What it is about: each of them is told of it once, however often the job runs. */
  about: string;
  accounts: string[];
  title: z.infer<typeof words>;
  text: z.infer<typeof words>;
  /** A path of this site. */
  link: string | null;
  /** By which wish it comes by letter too. */
  wish: keyof EditableProfile['notifications'];
}

export const peopleTold: Job<CommonNotice> = {
  name: 'notifications.people-told',
  payload: z.object({
    about: z.string(),
    accounts: z.array(z.uuid()),
    title: words,
    text: words,
    link: z.string().nullable(),
    wish: z.enum(['results', 'reminders', 'news']),
  }),
};
