import { z } from 'zod';
import { sections } from '../item/section.ts';

/** Apart from `plan.ts`, which browsers load: they do not load zod. */

export const route = z.enum(['lower', 'higher']);

/** A timed module of a section, as this student gets it: extra time is already in the minutes. */
export const plannedModule = z.object({
  section: z.enum(sections),
  /** 1 or 2 inside its section. */
  part: z.int(),
  questions: z.int(),
  ms: z.number(),
});

/** Fixed at the start, so that a later change of form or profile touches no running attempt. */
export const plan = z.object({
  modules: z.array(plannedModule),
  /** Between the sections. */
  breakMs: z.number(),
  /** Breaks also between the modules of a section. */
  hasExtraBreaks: z.boolean(),
  mayPause: z.boolean(),
});
