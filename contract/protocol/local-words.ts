import { z } from 'zod';

/** Words in both languages, as a reply carries them. */
export const localWords = z.object({ en: z.string(), vi: z.string() });
