import type { ReactNode } from 'react';
import classes from './titles.module.css';

interface Props {
  id?: string;
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
}

export function SectionTitle({ id, title, note, actions }: Props) {
  return (
    <header className={classes.header} data-level="2">
      <div className={classes.sectionText}>
        <h2 id={id} className={classes.section}>
          {title}
        </h2>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
