import {
  Suspense,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
  type UIEvent,
} from 'react';
import { LeftPane } from './left-pane.tsx';
import classes from './two-panes.module.css';

interface Props {
  /** Absent: the right one stands alone, in the middle. */
  left?: ReactNode;
  right: ReactNode;
  /** Between the two while they stand side by side. */
  divider?: ReactNode;
  /** The left one's share of the width, between 0 and 1. */
  split: number;
  /** The question's id: another one is read from its top. */
  scrollKey: string;
}

/**
 * Fills the height its parent gives. Two panes that scroll by themselves; one column that scrolls as a whole where there
 * are fewer than 768 px. A formula's first appearance suspends the panes and nothing around them.
 */
export function TwoPanes({ left, right, divider, split, scrollKey }: Props) {
  const scrolled = useRef(new Set<Element>());
  useLayoutEffect(() => {
    // Only what was scrolled: setting a position lays the page out at once, in the middle of its change.
    for (const pane of scrolled.current) pane.scrollTop = 0;
    scrolled.current.clear();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the question is the reason, not an ingredient
  }, [scrollKey]);
  const onScroll = ({ target }: UIEvent): void => {
    if (target instanceof Element) scrolled.current.add(target);
  };
  return (
    <div className={classes.root} onScrollCapture={onScroll}>
      <div
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
