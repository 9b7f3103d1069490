import { z } from 'zod';
import type { RouteTable } from './route.ts';

export const healthRoutes = {
  'GET /health/live': {
    summary: 'The process runs.',
    who: 'anyone',
    reply: z.object({ live: z.literal(true) }),
  },
  'GET /health/ready': {
    summary: 'The process can serve: its database answers and it is not shutting down.',
    who: 'anyone',
    reply: z.object({ ready: z.literal(true) }),
    failures: ['NOT_READY'],
  },
} as const satisfies RouteTable;
