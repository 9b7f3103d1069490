import type { ReactNode } from 'react';
import classes from './ticket.module.css';

interface Props {
  words: string;
  /** The way on. */
  children: ReactNode;
}

/** In the place of the box to write in, where nothing can be written any more. */
export const Over = ({ words, children }: Props) => (
  <div className={classes.over}>
    <p>{words}</p>
    {children}
  </div>
);
