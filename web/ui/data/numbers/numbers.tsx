import type { ReactNode } from 'react';
import classes from './numbers.module.css';

interface Props {
  /** Side by side on a wide screen; narrower, they break into even lines. */
  columns: 4 | 6;
  /** Cells. */
  children: ReactNode;
}

/** The few numbers that a page of figures begins with. */
export const Numbers = ({ columns, children }: Props) => (
  <ul className={classes.numbers} data-columns={columns}>
    {children}
  </ul>
);
