import { invalidate } from '../../api/query-cache.ts';

/** Fetches the queue and the open ticket again, after the team has changed something. */
export const refreshDesk = (): void =>
  invalidate('GET /admin/tickets', 'GET /admin/tickets/:ticket');
