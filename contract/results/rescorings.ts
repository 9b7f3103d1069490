import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';
import { rescoringStates } from './rescoring-states.ts';

/** What new parameters do to the results that were scored with older ones. */
const rescoreFigures = z.object({
  /** Results scored with older parameters, and those among them whose score changes. */
  results: z.int(),
  changed: z.int(),
  sections: z.array(
    z.object({
      section: z.enum(sections),
      /** Results whose score of this section changes. */
      changed: z.int(),
      /** The mean of these changes in points, and the one with the largest size. */
      mean: z.number(),
      largest: z.int(),
    }),
  ),
});
export type RescoreFigures = z.infer<typeof rescoreFigures>;

/** A run that scores finished results again with the parameters of a generation. */
const rescoring = z.object({
  id: z.uuid(),
  generation: z.int(),
  state: z.enum(rescoringStates),
  /** From 0 to 1, of counting or of rescoring. */
  progress: z.number(),
  /** What would change, or once it has been started, what it has changed. */
  figures: rescoreFigures,
  /** Results that could not be scored again and stay as they are. */
  failed: z.int(),
  /** Null until it has been started. */
  reason: z.string().nullable(),
  startedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Rescoring = z.infer<typeof rescoring>;

const rescorings = z.object({
  /** The current generation of parameters; 0 before the first accepted calibration. */
  generation: z.int(),
  /** The latest first. */
  rescorings: z.array(rescoring),
});
export type Rescorings = z.infer<typeof rescorings>;

export const rescoringRoutes = {
  'GET /admin/rescorings': {
    summary: 'The current generation of parameters, and the latest rescoring runs.',
    who: 'manage tests',
    reply: rescorings,
  },
  'POST /admin/rescorings': {
    summary:
      'Count in the background which finished results the current parameters would change; changes nothing.',
    who: 'manage tests',
    body: z.object({ id: z.uuid() }),
    reply: rescoring,
    failures: ['NOTHING_MEASURED', 'RESCORING_UNDER_WAY'],
  },
  'POST /admin/rescorings/:rescoring/start': {
    summary: 'Rescore the counted results in the background; their students are notified.',
    who: 'manage tests',
    params: z.object({ rescoring: z.uuid() }),
    body: z.object({ reason: z.string().trim().min(1).max(1000) }),
    reply: rescoring,
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'RESCORING_UNDER_WAY'],
  },
} as const satisfies RouteTable;
