import { localText } from '@bac/contract/protocol/local-text.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Enqueued in the transaction that drops a version from scoring: its results are scored again without it. */
export const itemDropped: Job<{
  item: string;
  version: number;
  /** The note that students of changed results read. The reason stays with the team. */
  studentNote: LocalText | null;
  by: string | null;
}> = {
  name: 'bank.item-dropped',
  payload: z.object({
    item: z.string(),
    version: z.int(),
    studentNote: localText.nullable(),
    by: z.uuid().nullable(),
  }),
};
