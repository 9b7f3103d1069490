import type { Reply } from '../../api/client.ts';

export type Sharing = Reply<'GET /sharing'>;
