import type { Reply } from '../../api/client.ts';

export type Family = Reply<'GET /family'>;
export type LastResult = Reply<'GET /family/children/:student/results'>['results'][number];
