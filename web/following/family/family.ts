import type { Reply } from '../../api/client.ts';

export type Family = Reply<'GET /family'>;
export type LastResult = Reply<'GET /family/children/:student/results'>['results'][number];

/** What a home of this page is given. */
export interface HomeProps {
  family: Family;
  /** Something is no longer as it was. */
  onChange: () => void;
}
