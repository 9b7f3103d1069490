import { statementIds, type StatementId } from '@bac/exam/orientation/statements.ts';
import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

/** The answers to the statements of an interest check; a skipped statement is absent. */
const answers = z.partialRecord(
  z.enum(statementIds as [StatementId, ...StatementId[]]),
  z.literal([1, 2, 3, 4, 5]),
);

const interestCheck = z.object({
  /** Made by the browser. */
  id: z.uuid(),
  takenAt: z.iso.datetime(),
  answers,
});

export type InterestCheck = z.infer<typeof interestCheck>;

export const orientationRoutes = {
  'GET /interest-checks': {
    summary: 'The signed-in person’s interest checks, latest first.',
    who: 'signed-in',
    reply: z.array(interestCheck),
  },
  'POST /interest-checks': {
    summary: 'Store an interest check that was taken in the browser, perhaps before registration.',
    who: 'signed-in',
    body: interestCheck,
    reply: interestCheck,
  },
  'DELETE /interest-checks/:id': {
    summary: 'Delete an interest check.',
    who: 'signed-in',
    params: z.object({ id: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
