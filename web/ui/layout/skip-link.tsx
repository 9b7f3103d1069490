import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** The first stop of the Tab key on a page: past the header, to the element with the id `content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={classes.link} href="#content">
      {children}
    </a>
  );
}
