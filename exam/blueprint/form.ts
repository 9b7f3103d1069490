import { z } from 'zod';
import { localText } from '../item/local-text.ts';
import { sections } from '../item/section.ts';
import { blueprintIds } from './blueprint.ts';

const slot = z.strictObject({
  item: z.string(),
  version: z.int().positive(),
  isPretest: z.boolean(),
});

/** A module of a form. The second module of an adaptive section has a lower and a higher version. */
const formModule = z.strictObject({
  section: z.enum(sections),
  part: z.literal([1, 2]),
  route: z.enum(['lower', 'higher']).optional(),
  slots: z.array(slot).min(1),
});

/** One assembled test: its modules and the items in them. */
export const form = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  blueprint: z.enum(blueprintIds),
  name: localText,
  modules: z.array(formModule).min(1),
});

export type Form = z.infer<typeof form>;
export type FormModule = z.infer<typeof formModule>;
export type Slot = z.infer<typeof slot>;
