import { useId, type ReactNode } from 'react';
import classes from './person.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** One part of the panel under its small heading. */
export function Part({ title, children }: Props) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
