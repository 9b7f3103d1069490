import { z } from 'zod';

/** A text in both languages. */
export const localText = z.object({ en: z.string(), vi: z.string() });
