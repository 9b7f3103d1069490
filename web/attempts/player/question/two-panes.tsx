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
  /** If absent, the right pane stands alone in the middle. */
  left?: ReactNode;
  right: ReactNode;
  /** Shown between the panes while they are side by side. */
  divider?: ReactNode;
  /** Gets the row that contains both panes. */
  rowRef?: RefObject<HTMLDivElement | null>;
  /** The left pane's share of the width, between 0 and 1. */
  split: number;
}

/**
 * Two panes that fill the height of their parent and scroll separately. Below 768 px they are one column that scrolls as a whole.
 * The first formula suspends only the panes, nothing around them.
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

/** Focusable if it scrolls, because it may contain nothing else that takes the focus. */
function LeftPane({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    <div ref={box} className={classes.left} {...(scrolls && { tabIndex: 0 })}>
      <div>{children}</div>
    </div>
  );
}

/** Says whether a box scrolls. Only then must the keyboard be able to reach it. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void =>
      setScrolls(
        element.scrollHeight > element.clientHeight &&
          getComputedStyle(element).overflowY === 'auto',
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The content may grow while the box keeps its size.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
