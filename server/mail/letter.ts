import { z } from 'zod';

export const letter = z.object({
  to: z.email(),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
});

export type Letter = z.infer<typeof letter>;
