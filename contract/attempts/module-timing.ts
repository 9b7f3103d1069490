import type { ModuleTiming } from '@bac/exam/report/outcome.ts';
import { z } from 'zod';

/** Extra time, late answers and pauses, of a module or of a whole attempt. */
export const moduleTiming = z.object({
  extraMs: z.int(),
  lateMs: z.int(),
  pauses: z.int(),
  pausedMs: z.int(),
} satisfies Record<keyof ModuleTiming, z.ZodType>);
