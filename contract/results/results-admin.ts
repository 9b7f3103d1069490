import { z } from 'zod';
import { attemptParams, teamChange } from '../attempts/attempts-admin.ts';
import type { RouteTable } from '../protocol/route.ts';

export const resultAdminRoutes = {
  'POST /admin/attempts/:attempt/invalidate': {
    summary: 'Invalidate a result; the student is notified of the reason.',
    who: 'see all results',
    params: attemptParams,
    body: teamChange,
    reply: z.null(),
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /admin/attempts/:attempt/restore': {
    summary: 'Restore an invalidated result; the student is notified.',
    who: 'see all results',
    params: attemptParams,
    body: teamChange,
    reply: z.null(),
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
} as const satisfies RouteTable;
