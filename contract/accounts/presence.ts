import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';
import { presences, chosenPresences } from './presences.ts';

const state = z.object({
  presence: z.enum(presences),
  chosen: z.enum(chosenPresences).nullable(),
});

export const presenceRoutes = {
  'GET /id/presence': {
    summary: 'The presence others see of the signed-in person, and the presence they chose.',
    who: 'signed-in',
    reply: state,
  },
  'PATCH /id/presence': {
    summary: 'Choose one’s presence.',
    who: 'signed-in',
    body: state.pick({ chosen: true }),
    reply: state,
  },
  'POST /id/presence/heartbeat': {
    summary:
      'Heartbeat of an open page, about once a minute; buffered in memory and written in batches.',
    who: 'signed-in',
    body: z.object({ isIdle: z.boolean() }),
    reply: z.null(),
    idempotent: true,
  },
} as const satisfies RouteTable;
