import type { ReactNode } from 'react';
import classes from './ticket.module.css';

interface Props {
  words: string;
  /** A link or button to the next step. */
  children: ReactNode;
}

/** Replaces the reply box when the ticket takes no more replies. */
export const ClosedNotice = ({ words, children }: Props) => (
  <div className={classes.over}>
    <p>{words}</p>
    {children}
  </div>
);
