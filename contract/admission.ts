import { fieldIds } from '@bac/exam/orientation/fields.ts';
import { z } from 'zod';
import { localWords } from './local-words.ts';
import type { RouteTable } from './route.ts';

/** The lowest SAT total with which a university took applications in a year. */
const threshold = z.object({
  id: z.string(),
  university: localWords,
  score: z.int(),
  year: z.int(),
  source: localWords,
  /** Where it can be read; null where it was only printed. */
  url: z.string().nullable(),
  /** Fields of study for which the university takes the SAT; ids of `exam/orientation/fields.ts`. */
  fields: z.array(z.enum(fieldIds)),
});

export type Threshold = z.infer<typeof threshold>;

export const admissionRoutes = {
  'GET /admission-thresholds': {
    summary:
      'SAT totals that Vietnamese universities asked for, with year and source, lowest first.',
    who: 'anyone',
    reply: z.array(threshold),
  },
} as const satisfies RouteTable;
