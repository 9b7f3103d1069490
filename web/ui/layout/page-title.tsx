import type { ReactNode } from 'react';
import classes from './titles.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The h1 of a page with its lead and actions. */
export function PageTitle({ title, lead, actions }: Props) {
  return (
    <header className={classes.header}>
      <div>
        <h1 className={classes.page}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
