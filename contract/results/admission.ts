import { fieldIds } from '@bac/exam/orientation/fields.ts';
import { z } from 'zod';
import { localWords } from '../protocol/local-words.ts';
import type { RouteTable } from '../protocol/route.ts';

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

/** Not only blanks. */
const line = z.string().regex(/\S/).max(300);

const thresholdWords = z.object({
  university: z.object({ en: line, vi: line }),
  score: z.int().min(400).max(1600),
  year: z.int().min(2020).max(2100),
  source: z.object({ en: line, vi: line }),
  url: z
    .string()
    .regex(/^https:\/\/\S+$/)
    .max(500)
    .nullable(),
  fields: z.array(z.enum(fieldIds)).max(fieldIds.length),
});

export type ThresholdWords = z.infer<typeof thresholdWords>;

/** With `seen`, what the editor looked at, null for a new one: refused where it is no longer so. */
const thresholdChange = thresholdWords.extend({ seen: thresholdWords.nullable().optional() });

export type ThresholdChange = z.infer<typeof thresholdChange>;

const thresholdId = z.object({
  threshold: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
});

export const admissionRoutes = {
  'GET /admission-thresholds': {
    summary:
      'SAT totals that Vietnamese universities asked for, with year and source, lowest first.',
    who: 'anyone',
    reply: z.array(threshold),
  },
  'PUT /admin/thresholds/:threshold': {
    summary: 'Write down what a university asks for, new or changed.',
    who: 'manage settings',
    params: thresholdId,
    body: thresholdChange,
    reply: threshold,
    failures: ['CHANGED_MEANWHILE'],
  },
  'DELETE /admin/thresholds/:threshold': {
    summary: 'Take a university’s threshold off the list.',
    who: 'manage settings',
    params: thresholdId,
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
