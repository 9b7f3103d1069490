import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

interface Props {
  title?: ReactNode;
  /** At the right of the title: a link, a legend, a small button. */
  actions?: ReactNode;
  /** Lists and tables run from edge to edge. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A surface with one hairline and no shadow: only what floats has a shadow. */
export function Card({ title, actions, isFlush = false, children }: Props) {
  const titleId = useId();
  const Box = title ? 'section' : 'div';
  return (
    <Box
      className={classes.card}
      data-flush={isFlush || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className={classes.header}>
          <h3 id={titleId} className={classes.title}>
            {title}
          </h3>
          {actions}
        </header>
      )}
      <div className={isFlush ? undefined : classes.body}>{children}</div>
    </Box>
  );
}
