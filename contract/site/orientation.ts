import { statementIds, type StatementId } from '@bac/exam/orientation/statements.ts';
import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

/** What a person said to the statements of the interest check; one that was left out is not there. */
const answers = z.partialRecord(
  z.enum(statementIds as [StatementId, ...StatementId[]]),
  z.literal([1, 2, 3, 4, 5]),
);

const interestCheck = z.object({
  /** Made by the browser in which the check was taken. */
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
    summary:
      'Keep an interest check that was taken in the browser, perhaps before there was an account.',
    who: 'signed-in',
    body: interestCheck,
    reply: interestCheck,
  },
  'DELETE /interest-checks/:id': {
    summary: 'Forget one interest check.',
    who: 'signed-in',
    params: z.object({ id: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
