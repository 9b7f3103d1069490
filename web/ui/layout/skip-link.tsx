import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** The first link in the tab order of a page: skips the header to the element with the id `content`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={classes.link} href="#content">
      {children}
    </a>
  );
}
