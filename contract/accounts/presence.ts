import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';
import { presences, chosenPresences } from './presences.ts';

const state = z.object({
  presence: z.enum(presences),
  chosen: z.enum(chosenPresences).nullable(),
});

export const presenceRoutes = {
  'GET /id/presence': {
    summary: 'How the signed-in person appears, and what they chose.',
    who: 'signed-in',
    reply: state,
  },
  'PATCH /id/presence': {
    summary: 'Choose how to appear.',
    who: 'signed-in',
    body: state.pick({ chosen: true }),
    reply: state,
  },
  'POST /id/presence/beat': {
    summary:
      'A sign of life from an open page, about once a minute; kept in memory and written in batches.',
    who: 'signed-in',
    body: z.object({ isIdle: z.boolean() }),
    reply: z.null(),
    idempotent: true,
  },
} as const satisfies RouteTable;
