import type { ReactNode } from 'react';
import classes from './numbers.module.css';

interface Props {
  /** Columns on a wide screen; on a narrower one the numbers wrap into even lines. */
  columns: 4 | 6;
  /** `NumberCell`s. */
  children: ReactNode;
}

/** The key figures at the top of a page of statistics. */
export const Numbers = ({ columns, children }: Props) => (
  <ul className={classes.numbers} data-columns={columns}>
    {children}
  </ul>
);
