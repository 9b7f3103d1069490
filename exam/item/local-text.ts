import { z } from 'zod';

/** A text about a question, in the language the student chooses. The question itself is English. */
export const localText = z.strictObject({
  en: z.string().trim().min(1),
  vi: z.string().trim().min(1),
});

export type LocalText = z.infer<typeof localText>;
