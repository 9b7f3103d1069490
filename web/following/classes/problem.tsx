import { IconAlertCircle } from '@tabler/icons-react';
import classes from './classes.module.css';

/** What went wrong, read out as soon as it is there. */
export const Problem = ({ children }: { children: string | undefined }) => (
  <div role="alert">
    {children && (
      <p className={classes.problem}>
        <IconAlertCircle size={18} aria-hidden /> {children}
      </p>
    )}
  </div>
);
