import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './editor-top.module.css';

interface Props {
  /** The list it is one of. */
  back?: { to: string; name: string };
  title: string;
  /** Beside the title: how it stands. */
  standing: ReactNode;
  /** Saving stays at hand however long the text. */
  isSticky?: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

export const EditorTop = ({ back, title, standing, isSticky = false, children }: Props) => (
  <header className={classes.top} data-sticky={isSticky || undefined}>
    <div className={classes.words}>
      {back && (
        <Link className={classes.back ?? ''} to={back.to}>
          <IconArrowLeft size={15} aria-hidden /> {back.name}
        </Link>
      )}
      <h1 className={classes.title}>{title}</h1>
      {standing}
    </div>
    <div className={classes.actions}>{children}</div>
  </header>
);
