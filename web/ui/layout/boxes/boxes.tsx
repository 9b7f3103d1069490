import { createElement, type CSSProperties, type HTMLAttributes, type Ref } from 'react';
import classes from './boxes.module.css';

/** The spacing scale, in pixels. Other distances belong in stylesheets. */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40 | 48;

interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element, by default a `div`. */
  as?: keyof HTMLElementTagNameMap;
  gap?: Space;
  ref?: Ref<HTMLElement>;
}

interface RowProps extends BoxProps {
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'between' | 'end' | 'center';
  /** Never wraps, however narrow the parent is. */
  isOneLine?: boolean;
}

interface GridProps extends BoxProps {
  /** The minimum width of a column in pixels; as many equal columns as fit are used. */
  minWidth: number;
}

type Attributes = Record<`data-${string}`, string | true | undefined>;

/** Sets the gap on every box, because a nested box would inherit the variable. */
function box(ownClass: string | undefined, gap: Space, props: BoxProps, data?: Attributes) {
  const { as = 'div', gap: usedGap = gap, className, style, ...rest } = props;
  return createElement(as, {
    ...rest,
    ...data,
    className: className ? `${ownClass} ${className}` : ownClass,
    style: { '--box-gap': `${usedGap}px`, ...style } as CSSProperties,
  });
}

/** Children below each other. */
export const Stack = (props: BoxProps) => box(classes.stack, 16, props);

/** Children beside each other, vertically centered; they wrap when space is short. */
export const Row = ({ align, justify, isOneLine, ...props }: RowProps) =>
  box(classes.row, 8, props, {
    'data-align': align,
    'data-justify': justify,
    'data-one-line': isOneLine || undefined,
  });

/** Equal columns. */
export const Grid = ({ minWidth, style, ...props }: GridProps) =>
  box(classes.grid, 16, {
    ...props,
    style: { ...style, ['--box-column' as string]: `${minWidth}px` },
  });

/** A framed surface for a part of a page. `Card` adds a title. */
export const Panel = (props: BoxProps) => box(classes.panel, 16, props);

/** The columns of a page: the main one and a narrower one beside it, or below it on narrow screens. */
export const PageGrid = (props: BoxProps) => box(classes.pageGrid, 32, props);

interface MutedProps extends Omit<BoxProps, 'gap'> {
  /** A step of the type scale; by default the small text of the page. */
  size?: 'xs' | 'sm' | 'md' | 'base';
}

/** Explanatory text in the muted color: a paragraph unless `as` is set. */
export const Muted = ({ as = 'p', size, className, ...props }: MutedProps) =>
  createElement(as, {
    ...props,
    className: className ? `${classes.muted} ${className}` : classes.muted,
    'data-size': size,
  });
