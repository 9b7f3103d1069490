import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
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

/** There may be nothing in it that takes the focus, so it takes it itself where it scrolls. */
function LeftPane({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    <div ref={box} className={classes.left} {...(scrolls && { tabIndex: 0 })}>
      <div>{children}</div>
    </div>
  );
}

/** Whether a box is taller inside than out. Only then must the keyboard be able to reach it and scroll. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void =>
      setScrolls(
        element.scrollHeight > element.clientHeight &&
          getComputedStyle(element).overflowY === 'auto',
      );
    const watch = new ResizeObserver(look);
    watch.observe(element);
    // The inside may grow while the outside stays.
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [box]);
  return scrolls;
}
