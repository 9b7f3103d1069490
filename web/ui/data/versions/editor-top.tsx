import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './editor-top.module.css';

interface Props {
  /** The list that this page belongs to. */
  back?: { to: string; name: string };
  title: string;
  /** The status beside the title. */
  status: ReactNode;
  /** Keeps the actions in view however long the form is. */
  isSticky?: boolean;
  /** The buttons. */
  children: ReactNode;
}

export const EditorTop = ({ back, title, status, isSticky = false, children }: Props) => (
  <header className={classes.top} data-sticky={isSticky || undefined}>
    <div className={classes.words}>
      {back && (
        <Link className={classes.back ?? ''} to={back.to}>
          <IconArrowLeft size={15} aria-hidden /> {back.name}
        </Link>
      )}
      <h1 className={classes.title}>{title}</h1>
      {status}
    </div>
    <div className={classes.actions}>{children}</div>
  </header>
);
