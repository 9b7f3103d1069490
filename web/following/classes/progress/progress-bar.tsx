import type { AssignmentCard } from '@bac/contract/following/assignments.ts';
import classes from './progress-bar.module.css';

type Props = Pick<AssignmentCard, 'students' | 'started' | 'testTakers' | 'submitted'>;

/** The progress of a class; the text beside it says the same. */
export function ProgressBar({ students, started, testTakers, submitted }: Props) {
  // A student who takes the test again has already submitted an attempt, and is counted once.
  const inProgress = Math.min(testTakers, Math.max(0, students - submitted));
  const left = Math.max(0, started - submitted - inProgress);
  const rest = Math.max(0, students - submitted - inProgress - left);
  const parts = { submitted, active: inProgress, left, rest };
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
