import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';
import { localText } from '../protocol/local-text.ts';
import { sectionRoutes } from './statistics.ts';

const formReliability = z.object({
  form: z.string(),
  name: localText,
  section: z.enum(sections),
  route: z.enum(sectionRoutes),
  attempts: z.int(),
  items: z.int(),
  /** Of the number of right answers. */
  mean: z.number(),
  deviation: z.number(),
  alpha: z.number().nullable(),
  sem: z.number().nullable(),
  /** The root mean square of the standard errors of the estimated scores; null without scores. */
  scoreError: z.number().nullable(),
});
export type FormReliability = z.infer<typeof formReliability>;

export const measurementRoutes = {
  'GET /admin/statistics/forms': {
    summary: 'How the tests measured those who took them: alpha and standard errors, by route.',
    who: 'write items',
    reply: z.array(formReliability),
  },
  'GET /admin/statistics/responses': {
    summary:
      'The answers to the questions of a section as CSV for item response software: one row for an attempt, under a pseudonym that changes with each file.',
    who: 'manage tests',
    query: z.object({ section: z.enum(sections) }),
    reply: z.unknown(),
    download: true,
  },
} as const satisfies RouteTable;
