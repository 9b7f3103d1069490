import { z } from 'zod';
import type { RouteTable } from './route.ts';

const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actorId: z.uuid().nullable(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
});

export const auditRoutes = {
  'GET /admin/audit': {
    summary: 'The audit log, newest first; `before` continues from the last entry seen.',
    who: 'see audit log',
    query: z.object({
      before: z.int().min(1).optional(),
      limit: z.int().min(1).max(200).optional(),
    }),
    reply: z.array(auditEntry),
  },
} as const satisfies RouteTable;
