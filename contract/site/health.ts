import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

export const serviceParts = ['website', 'database', 'jobs', 'mail'] as const;
const state = z.enum(['ok', 'slow', 'down']);

const status = z.object({
  checkedAt: z.iso.datetime(),
  parts: z.array(z.object({ name: z.enum(serviceParts), state })),
});

export type ServiceStatus = z.infer<typeof status>;
export type ServicePart = ServiceStatus['parts'][number]['name'];
export type ServiceState = z.infer<typeof state>;

export const healthRoutes = {
  'GET /health/live': {
    summary: 'The process is running.',
    who: 'anyone',
    isUncounted: true,
    reply: z.object({ live: z.literal(true) }),
  },
  'GET /health/ready': {
    summary: 'The process can serve: its database answers and it is not shutting down.',
    who: 'anyone',
    isUncounted: true,
    reply: z.object({ ready: z.literal(true) }),
    failures: ['NOT_READY'],
  },
  'GET /health/status': {
    summary: 'The service status for people; cached for ten seconds.',
    who: 'anyone',
    reply: status,
  },
} as const satisfies RouteTable;
