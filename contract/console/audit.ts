import { z } from 'zod';
import { day, listQuery, listReply, sortedBy } from '../protocol/list.ts';
import type { RouteTable } from '../protocol/route.ts';

const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the system. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  /** The name of the subject if it is a person. */
  subjectName: z.string().nullable(),
  /** The change, with `before` and `changes` or `after` where they apply. */
  detail: z.record(z.string(), z.unknown()),
  /** The IP address of the request. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditRoutes = {
  'GET /admin/audit': {
    summary: 'The audit log: actor, action, subject, address, and the values before and after.',
    who: 'see audit log',
    query: z.object({
      ...listQuery,
      /** An action such as `account.suspended`, or only its prefix `account`. */
      action: z.string().max(80).optional(),
      actor: z.uuid().optional(),
      subject: z.string().max(120).optional(),
      since: day.optional(),
      until: day.optional(),
      sort: sortedBy(['at']).optional(),
    }),
    reply: listReply(auditEntry),
  },
} as const satisfies RouteTable;
