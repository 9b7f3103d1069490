import type { Announcement } from '@bac/contract/site/content.ts';
import { useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { later } from '../../../ui/feedback/later.tsx';

const storageKey = 'announcementsPutAway';
/** More than are ever active at once; older announcements no longer exist on the server. */
const maxStored = 30;

const keyOf = ({ id, version }: Announcement): string => `${id}:${version}`;

function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** The announcements not dismissed in this browser. A new version of one counts as new. */
function withoutDismissed(announcements: readonly Announcement[]): Announcement[] {
  const dismissed = new Set(readDismissed());
  return announcements.filter((one) => !dismissed.has(keyOf(one)));
}

function storeDismissed(announcement: Announcement): void {
  const stored = [...readDismissed(), keyOf(announcement)].slice(-maxStored);
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Without storage the announcement comes back on the next page, which does no harm.
  }
}

// Loaded only when there is an announcement, which is rare.
const AnnouncementLines = later(
  async () => (await import('./announcement-lines.tsx')).AnnouncementLines,
);

/** The current announcements above every page. The page does not wait for them; without any, they take no space. */
export function Announcements() {
  const { data = [] } = useQuery('GET /content/announcements');
  const [, setDismissCount] = useState(0);
  const visible = withoutDismissed(data);

  function dismiss(one: Announcement): void {
    storeDismissed(one);
    setDismissCount((count) => count + 1);
    // The button that had the focus disappears.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    // Rendered before its content, so that screen readers announce it.
    <output>
      {visible.length > 0 && <AnnouncementLines announcements={visible} onDismiss={dismiss} />}
    </output>
  );
}
