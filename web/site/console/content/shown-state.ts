import type { ContentCard } from '@bac/contract/site/content-admin.ts';

/** What a published entry is at a moment; a draft and an archived one are what they are. */
export type ShownState = 'live' | 'scheduled' | 'over' | 'draft' | 'archived';

type Shown = Pick<ContentCard, 'status' | 'showsFrom' | 'showsUntil'>;

export function shownState({ status, showsFrom, showsUntil }: Shown, now: number): ShownState {
  if (status !== 'published') return status;
  if (showsUntil !== null && Date.parse(showsUntil) <= now) return 'over';
  return showsFrom !== null && Date.parse(showsFrom) > now ? 'scheduled' : 'live';
}

/** Newer words wait behind what is published. */
export const hasNewerDraft = (
  entry: Pick<ContentCard, 'status' | 'version' | 'publishedVersion'>,
): boolean => entry.status === 'published' && entry.publishedVersion !== entry.version;
