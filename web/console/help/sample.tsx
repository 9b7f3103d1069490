import type { ReactNode } from 'react';
import classes from './catalog.module.css';

interface Props {
  /** The file of the component in web/ui, or how a Mantine component is used. */
  source: string;
  children: ReactNode;
}

export const Sample = ({ source, children }: Props) => (
  <div>
    <code className={classes.source}>{source}</code>
    {children}
  </div>
);
