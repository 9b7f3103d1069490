import type { ReactNode } from 'react';
import classes from './catalogue.module.css';

interface Props {
  /** The file in web/ui that the piece comes from, or the way Mantine's own is used. */
  of: string;
  children: ReactNode;
}

export const Sample = ({ of, children }: Props) => (
  <div>
    <code className={classes.source}>{of}</code>
    {children}
  </div>
);
