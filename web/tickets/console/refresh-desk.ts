import { invalidate } from '../../api/query-cache.ts';

/** After a write of the team: fetches the queue and the open ticket again. */
export const refreshDesk = (): void =>
  invalidate('GET /admin/tickets', 'GET /admin/tickets/:ticket');
