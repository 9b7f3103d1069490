import type { Announcement } from '@bac/contract/site/content.ts';

const storageKey = 'announcementsPutAway';
/** More than there ever are at once; older ones are gone from the server too. */
const keptAtMost = 30;

const markOf = ({ id, version }: Announcement): string => `${id}:${version}`;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Said and not yet put away here; one that changed since then says something new. */
export function stillToSee(announcements: readonly Announcement[]): Announcement[] {
  const seen = new Set(read());
  return announcements.filter((one) => !seen.has(markOf(one)));
}

export function putAway(announcement: Announcement): void {
  const kept = [...read(), markOf(announcement)].slice(-keptAtMost);
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage it comes back with the next page, which is no harm.
  }
}
