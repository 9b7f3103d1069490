import type { ReactNode } from 'react';
import classes from './sharing.module.css';

interface Props {
  name: string;
  facts: string;
  /** What they can see, in words. */
  sees: string;
  children: ReactNode;
}

/** Somebody, what they see, and the button that ends it. */
export const Row = ({ name, facts, sees, children }: Props) => (
  <li className={classes.row}>
    <div className={classes.about}>
      <b>{name}</b>
      <span className={classes.facts}>{facts}</span>
      <span>{sees}</span>
    </div>
    <div className={classes.actions}>{children}</div>
  </li>
);
