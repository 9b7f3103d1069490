import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './crumbs.module.css';

interface Props {
  label: string;
  /** The parent pages, from the top down. */
  parents: readonly { to: string; name: string }[];
  currentName: string;
}

/** Breadcrumbs. */
export const Crumbs = ({ label, parents, currentName }: Props) => (
  <nav className={classes.crumbs} aria-label={label}>
    <ol>
      {parents.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
          <IconChevronRight size={14} aria-hidden />
        </li>
      ))}
      <li aria-current="page">{currentName}</li>
    </ol>
  </nav>
);
