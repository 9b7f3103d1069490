import type { Announcement } from '@bac/contract/site/content.ts';
import { AnnouncementLine } from './announcement-line.tsx';
import classes from './announcements.module.css';

interface Props {
  announcements: Announcement[];
  onDismiss: (announcement: Announcement) => void;
}

export const AnnouncementLines = ({ announcements, onDismiss }: Props) => (
  <div className={classes.lines}>
    {announcements.map((one) => (
      <AnnouncementLine key={one.id} announcement={one} onDismiss={() => onDismiss(one)} />
    ))}
  </div>
);
