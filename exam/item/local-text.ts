import { z } from 'zod';

/** Words a student reads about a question, in the language they choose. The question itself is English. */
export const localText = z.strictObject({
  en: z.string().trim().min(1),
  vi: z.string().trim().min(1),
});

export type LocalText = z.infer<typeof localText>;
