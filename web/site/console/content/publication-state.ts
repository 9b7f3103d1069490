import type { ContentCard } from '@bac/contract/site/content-admin.ts';

/** The state of an entry at a moment, which depends on the time only if it is published. */
export type PublicationState = 'live' | 'scheduled' | 'over' | 'draft' | 'archived';

type PublicationFields = Pick<ContentCard, 'status' | 'showsFrom' | 'showsUntil'>;

export function publicationState(
  { status, showsFrom, showsUntil }: PublicationFields,
  now: number,
): PublicationState {
  if (status !== 'published') return status;
  if (showsUntil !== null && Date.parse(showsUntil) <= now) return 'over';
  return showsFrom !== null && Date.parse(showsFrom) > now ? 'scheduled' : 'live';
}

/** Whether a published entry has a newer, unpublished version. */
export const hasNewerDraft = (
  entry: Pick<ContentCard, 'status' | 'version' | 'publishedVersion'>,
): boolean => entry.status === 'published' && entry.publishedVersion !== entry.version;
