import { Suspense, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { LeftPane } from './left-pane.tsx';
import classes from './two-panes.module.css';

interface Props {
  /** Absent: the right one stands alone, in the middle. */
  left?: ReactNode;
  right: ReactNode;
  /** Between the two while they stand side by side. */
  divider?: ReactNode;
  /** Gets the row whose width the two share. */
  rowRef?: RefObject<HTMLDivElement | null>;
  /** The left one's share of the width, between 0 and 1. */
  split: number;
}

/**
 * Fills the height its parent gives. Two panes that scroll by themselves; one column that scrolls as a whole where there
 * are fewer than 768 px. A formula's first appearance suspends the panes and nothing around them.
 */
export function TwoPanes({ left, right, divider, rowRef, split }: Props) {
  return (
    <div className={classes.root}>
      <div
        ref={rowRef}
        className={classes.panes}
        data-single={left === undefined}
        style={{ '--split': split } as CSSProperties}
      >
        <Suspense fallback={null}>
          {left !== undefined && <LeftPane>{left}</LeftPane>}
          {left !== undefined && <div className={classes.divider}>{divider}</div>}
          <div className={classes.right}>{right}</div>
        </Suspense>
      </div>
    </div>
  );
}
