import { z } from 'zod';
import { attemptParams, teamChange } from '../attempts/attempts-admin.ts';
import type { RouteTable } from '../protocol/route.ts';

export const resultAdminRoutes = {
  'POST /admin/attempts/:attempt/invalidate': {
    summary: 'Let a result no longer count; the student is told why.',
    who: 'see all results',
    params: attemptParams,
    body: teamChange,
    reply: z.null(),
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /admin/attempts/:attempt/restore': {
    summary: 'Let a result count again; the student is told.',
    who: 'see all results',
    params: attemptParams,
    body: teamChange,
    reply: z.null(),
    failures: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
} as const satisfies RouteTable;
