import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { studentView } from '@bac/exam/item/student-view.ts';
import { z } from 'zod';
import { formulas } from './formulas.ts';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';

/** A question to try without an account. No test contains it, so its key may be public. */
const sampleQuestion = z.object({
  item: studentView,
  topic: localText,
  key: z.enum(choiceIds),
  /** Why each choice is right, or which mistake leads to it. */
  rationales: z.array(z.object({ id: z.enum(choiceIds), rationale: localText })),
});

export type SampleQuestion = z.infer<typeof sampleQuestion>;

export const sampleQuestionRoutes = {
  'GET /sample-questions': {
    summary: 'Questions to try without an account, each with its key and its explanations.',
    who: 'anyone',
    reply: z.object({ questions: z.array(sampleQuestion), formulas }),
    reveals: true,
  },
} as const satisfies RouteTable;
