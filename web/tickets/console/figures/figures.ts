import type { Reply } from '../../../api/client.ts';

export type Figures = Reply<'GET /admin/tickets/figures'>;
