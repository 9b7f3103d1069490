import type { ReactNode } from 'react';
import classes from './indexed-page.module.css';

interface Props {
  /** Accessible name of the index. */
  label: string;
  /** The headings of the page and their ids. */
  entries: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long page beside an index of its headings; on a narrow screen the index is above it. */
export const IndexedPage = ({ label, entries, children }: Props) => (
  <div className={classes.columns}>
    <nav className={classes.index} aria-label={label}>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </div>
);
