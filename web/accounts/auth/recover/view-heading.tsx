import { useEffect, useRef } from 'react';
import classes from '../auth.module.css';

/** The heading of a view that replaced another; takes the focus, which a screen reader would otherwise lose. */
export function ViewHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.headline}>
      {children}
    </h1>
  );
}
