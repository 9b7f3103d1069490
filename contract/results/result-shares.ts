import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';
import { shareDays } from './share-days.ts';

const params = z.object({ attempt: z.uuid() });

const share = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Share = z.infer<typeof share>;

export const resultShareRoutes = {
  'GET /results/:attempt/shares': {
    summary: 'The active shared links to this report.',
    who: 'signed-in',
    params,
    reply: z.array(share),
    failures: ['NOT_FOUND'],
  },
  'POST /results/:attempt/shares': {
    summary: 'Create a shared link to this report; the reply shows its secret only this once.',
    who: 'signed-in',
    params,
    body: z.object({ id: z.uuid(), days: z.literal(shareDays) }),
    reply: share.extend({ secret: z.string() }),
    failures: ['NOT_FOUND', 'TOO_MANY_SHARES', 'CONSENT_NEEDED'],
  },
  'DELETE /results/:attempt/shares/:share': {
    summary: 'End a shared link immediately.',
    who: 'signed-in',
    params: z.object({ attempt: z.uuid(), share: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
