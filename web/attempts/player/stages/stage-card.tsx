import { useId, type ReactNode } from 'react';
import classes from './stage-card.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A card whose title stands directly under the page's own heading, where `ui/card.tsx` stands under a section's. */
export function StageCard({ title, children }: Props) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
