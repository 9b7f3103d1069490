import { z } from 'zod';
import { sections } from '../item/section.ts';

/** Separate from `plan.ts`, because browsers load that file and must not load zod. */

export const route = z.enum(['lower', 'higher']);

/** A timed module of a section for this student, with the student's extra time included. */
export const plannedModule = z.object({
  section: z.enum(sections),
  /** 1 or 2 inside its section. */
  part: z.int(),
  questions: z.int(),
  ms: z.number(),
});

/** Fixed when the attempt starts, so that later changes of the form or the profile do not affect it. */
export const plan = z.object({
  modules: z.array(plannedModule),
  /** The break between the sections. */
  breakMs: z.number(),
  /** The student also gets breaks between the modules of a section. */
  hasExtraBreaks: z.boolean(),
  mayPause: z.boolean(),
  /** An attempt for a class is over at this time, whatever its phase. Extensions move it. Absent in private practice. */
  endsBy: z.number().optional(),
});
