import { useRef, type ReactNode } from 'react';
import classes from './two-panes.module.css';
import { useScrolls } from './use-scrolls.ts';

/** There may be nothing in it that takes the focus, so it takes it itself where it scrolls. */
export function LeftPane({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    <div ref={box} className={classes.left} {...(scrolls && { tabIndex: 0 })}>
      <div>{children}</div>
    </div>
  );
}
