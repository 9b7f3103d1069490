import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './crumbs.module.css';

interface Props {
  label: string;
  /** The parent pages, from the top down. */
  above: readonly { to: string; name: string }[];
  here: string;
}

/** Breadcrumbs. */
export const Crumbs = ({ label, above, here }: Props) => (
  <nav className={classes.crumbs} aria-label={label}>
    <ol>
      {above.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
          <IconChevronRight size={14} aria-hidden />
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
