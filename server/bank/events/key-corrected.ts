import { localWords } from '@bac/contract/protocol/local-words.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Asked for by bank in the transaction that mends a key: results graded by the old one are scored again. */
export const keyCorrected: Job<{
  item: string;
  version: number;
  /** What the students of changed results read; the reason for the correction stays with the team. */
  studentNote: LocalText | null;
  by: string | null;
}> = {
  name: 'bank.key-corrected',
  payload: z.object({
    item: z.string(),
    version: z.int(),
    // Jobs queued by earlier versions have none.
    studentNote: localWords.nullable().default(null),
    by: z.uuid().nullable(),
  }),
};
