import { z } from 'zod';
import { day, listQuery, listReply, sortedBy } from '../protocol/list.ts';
import type { RouteTable } from '../protocol/route.ts';

const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the product itself. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  /** Whoever the subject is, where it is a person. */
  subjectName: z.string().nullable(),
  /** What the change was, with `before` and `changes` or `after` where there is such a thing. */
  detail: z.record(z.string(), z.unknown()),
  /** From where it was asked. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditRoutes = {
  'GET /admin/audit': {
    summary: 'The audit log: who did what, to what, from where, before and after.',
    who: 'see audit log',
    query: z.object({
      ...listQuery,
      /** As `account.suspended`, or only its first part. */
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
