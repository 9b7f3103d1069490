import { z } from 'zod';
import type { RouteTable } from '../protocol/route.ts';

const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'ready', 'expired']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
});

export type DataExport = z.infer<typeof dataExport>;

const deletion = z.object({ at: z.iso.datetime().nullable() });

export const ownDataRoutes = {
  'GET /id/data-exports': {
    summary: 'The data exports the signed-in person requested, newest first.',
    who: 'signed-in',
    reply: z.array(dataExport),
  },
  'POST /id/data-exports': {
    summary:
      'Request an export of all one’s own data as one JSON file; an email says when it is ready. A retry carries the same id.',
    who: 'signed-in',
    body: z.object({ id: z.uuid(), password: z.string().min(1).max(1000) }),
    reply: dataExport,
    failures: ['WRONG_PASSWORD'],
    idempotent: true,
  },
  'GET /id/data-exports/:export/file': {
    summary: 'Download the file; only its owner can, for seven days.',
    who: 'signed-in',
    params: z.object({ export: z.uuid() }),
    reply: z.unknown(),
    download: true,
    failures: ['NOT_FOUND'],
  },
  'POST /id/deletion': {
    summary: 'Schedule the deletion of the account in 14 days; it can be canceled until then.',
    who: 'signed-in',
    body: z.object({ password: z.string().min(1).max(1000) }),
    reply: deletion,
    failures: ['WRONG_PASSWORD', 'LAST_ADMIN', 'CLASSES_FIRST'],
  },
  'DELETE /id/deletion': {
    summary: 'Cancel the deletion of the account.',
    who: 'signed-in',
    reply: deletion,
  },
} as const satisfies RouteTable;
