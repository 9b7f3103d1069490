import type { Announcement } from '@bac/contract/site/content.ts';
import { useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { later } from '../../../ui/feedback/later.tsx';

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
function stillToSee(announcements: readonly Announcement[]): Announcement[] {
  const seen = new Set(read());
  return announcements.filter((one) => !seen.has(markOf(one)));
}

function putAway(announcement: Announcement): void {
  const kept = [...read(), markOf(announcement)].slice(-keptAtMost);
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage it comes back with the next page, which is no harm.
  }
}

// Mostly there is nothing to say, and then nobody fetches how it would look.
const AnnouncementLines = later(
  async () => (await import('./announcement-lines.tsx')).AnnouncementLines,
);

/** What is said above every page just now. The page does not wait for it, and no announcement takes no room. */
export function Announcements() {
  const { data = [] } = useQuery('GET /content/announcements');
  const [, setPutAway] = useState(0);
  const shown = stillToSee(data);

  function dismiss(one: Announcement): void {
    putAway(one);
    setPutAway((count) => count + 1);
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    // There before its words are, or a screen reader would not read them out.
    <output>
      {shown.length > 0 && <AnnouncementLines announcements={shown} onDismiss={dismiss} />}
    </output>
  );
}
