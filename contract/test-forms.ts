import { sections } from '@bac/exam/item/section.ts';
import { z } from 'zod';

/** A place in a test that is being put together; it may still be empty. */
export const formDraftSlot = z.strictObject({
  item: z.string().max(80).nullable(),
  version: z.int().positive().nullable(),
  isPretest: z.boolean(),
});

export const formDraftModule = z.strictObject({
  section: z.enum(sections),
  part: z.literal([1, 2]),
  route: z.enum(['lower', 'higher']).optional(),
  slots: z.array(formDraftSlot).min(1).max(60),
});

export type FormDraftSlot = z.infer<typeof formDraftSlot>;
export type FormDraftModule = z.infer<typeof formDraftModule>;
