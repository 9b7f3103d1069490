import type { AssignmentCard } from '@bac/contract/following/assignments.ts';
import classes from './progress-bar.module.css';

type Props = Pick<AssignmentCard, 'students' | 'started' | 'sitting' | 'submitted'>;

/** How far a class has come; the words beside it say the same. */
export function ProgressBar({ students, started, sitting, submitted }: Props) {
  // Who sits a second attempt has handed one in as well, and is counted once.
  const busy = Math.min(sitting, Math.max(0, students - submitted));
  const left = Math.max(0, started - submitted - busy);
  const rest = Math.max(0, students - submitted - busy - left);
  const parts = { submitted, sitting: busy, left, rest };
  return (
    <div className={classes.bar} aria-hidden>
      {Object.entries(parts)
        .filter(([, count]) => count > 0)
        .map(([part, count]) => (
          <span key={part} data-part={part} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
