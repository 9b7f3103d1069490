import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

interface Props {
  title?: ReactNode;
  /** 2 for a card directly below the title of the page. */
  titleLevel?: 2 | 3;
  /** At the right of the title: a link, a legend, a small button. */
  actions?: ReactNode;
  /** No padding: lists and tables run from edge to edge. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A surface with a hairline border and no shadow: only floating elements have shadows. */
export function Card({ title, titleLevel = 3, actions, isFlush = false, children }: Props) {
  const titleId = useId();
  const Box = title ? 'section' : 'div';
  const Title = `h${titleLevel}` as const;
  return (
    <Box
      className={classes.card}
      data-flush={isFlush || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className={classes.header}>
          <Title id={titleId} className={classes.title}>
            {title}
          </Title>
          {actions}
        </header>
      )}
      <div className={isFlush ? undefined : classes.body}>{children}</div>
    </Box>
  );
}
