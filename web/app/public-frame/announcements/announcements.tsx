import type { Announcement } from '@bac/contract/site/content.ts';
import { useState } from 'react';
import { useReply } from '../../../api/use-reply.ts';
import { later } from '../../../ui/feedback/later.tsx';
import { putAway, stillToSee } from './put-away.ts';

// Mostly there is nothing to say, and then nobody fetches how it would look.
const AnnouncementLines = later(
  async () => (await import('./announcement-lines.tsx')).AnnouncementLines,
);

/** What is said above every page just now. The page does not wait for it, and no announcement takes no room. */
export function Announcements() {
  const { data = [] } = useReply('GET /content/announcements');
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
