import { useId, type ReactNode } from 'react';
import classes from './person.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** One section of the panel with its heading. */
export function PanelSection({ title, children }: Props) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
