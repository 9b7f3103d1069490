import { fieldIds } from '@bac/exam/orientation/fields.ts';
import { z } from 'zod';
import { localText } from '../protocol/local-text.ts';
import { thresholdKinds } from './threshold-kinds.ts';
import type { RouteTable } from '../protocol/route.ts';

/** An SAT total of a university in a year. */
const threshold = z.object({
  id: z.string(),
  university: localText,
  kind: z.enum(thresholdKinds),
  score: z.int(),
  year: z.int(),
  source: localText,
  /** The address of the source; null if it was only printed. */
  url: z.string().nullable(),
  /** Fields of study for which the university takes the SAT; ids of `exam/orientation/fields.ts`. */
  fields: z.array(z.enum(fieldIds)),
});

export type Threshold = z.infer<typeof threshold>;

/** At least one character that is not a space. */
const line = z.string().regex(/\S/).max(300);

const thresholdInput = z.object({
  university: z.object({ en: line, vi: line }),
  kind: z.enum(thresholdKinds),
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

export type ThresholdInput = z.infer<typeof thresholdInput>;

/** `original` is the version the editor saw, null for a new threshold; refused if the stored one has changed since. */
const thresholdChange = thresholdInput.extend({ original: thresholdInput.nullable().optional() });

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
      'SAT totals with which Vietnamese universities took applications or admitted, with year and source, lowest first.',
    who: 'anyone',
    reply: z.array(threshold),
  },
  'PUT /admin/thresholds/:threshold': {
    summary: 'Create or change the threshold of a university.',
    who: 'manage settings',
    params: thresholdId,
    body: thresholdChange,
    reply: threshold,
    failures: ['CHANGED_MEANWHILE'],
  },
  'DELETE /admin/thresholds/:threshold': {
    summary: 'Delete the threshold of a university.',
    who: 'manage settings',
    params: thresholdId,
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
