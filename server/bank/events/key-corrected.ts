import { localText } from '@bac/contract/protocol/local-text.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Enqueued in the transaction that corrects a key: results graded by the old key are scored again. */
export const keyCorrected: Job<{
  item: string;
  version: number;
  /** The note that students of changed results read. The reason for the correction stays with the team. */
  studentNote: LocalText | null;
  by: string | null;
}> = {
  name: 'bank.key-corrected',
  payload: z.object({
    item: z.string(),
    version: z.int(),
    // Jobs that an earlier release enqueued have none.
    studentNote: localText.nullable().default(null),
    by: z.uuid().nullable(),
  }),
};
