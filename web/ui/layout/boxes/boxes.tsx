import { createElement, type CSSProperties, type HTMLAttributes, type Ref } from 'react';
import classes from './boxes.module.css';

/** The steps between things, in pixels. A place that needs another distance says so in its stylesheet. */
export type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32 | 40 | 48;

interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element, by default a `div`. */
  as?: keyof HTMLElementTagNameMap;
  gap?: Space;
  ref?: Ref<HTMLElement>;
}

interface RowProps extends BoxProps {
  align?: 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'between' | 'end' | 'center';
  /** In one line, however narrow the place is. */
  isOneLine?: boolean;
}

interface GridProps extends BoxProps {
  /** As many equal columns as fit when each is at least this wide, in pixels. */
  minWidth: number;
}

type Attributes = Record<`data-${string}`, string | true | undefined>;

/** The gap is set on every box: a box inside another would inherit the variable. */
function box(own: string | undefined, gap: Space, props: BoxProps, data?: Attributes) {
  const { as = 'div', gap: wanted = gap, className, style, ...rest } = props;
  return createElement(as, {
    ...rest,
    ...data,
    className: className ? `${own} ${className}` : own,
    style: { '--box-gap': `${wanted}px`, ...style } as CSSProperties,
  });
}

/** Things below each other. */
export const Stack = (props: BoxProps) => box(classes.stack, 16, props);

/** Things beside each other, centered; they wrap where it is narrow. */
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

/** The columns of a page: what it is about, and a narrower one beside it; below it where there is no room. */
export const PageGrid = (props: BoxProps) => box(classes.pageGrid, 32, props);

interface MutedProps extends Omit<BoxProps, 'gap'> {
  /** A step of the type scale; by default the small text of the page. */
  size?: 'xs' | 'sm' | 'md' | 'base';
}

/** Words that explain others, in the quieter ink: a paragraph unless `as` says otherwise. */
export const Muted = ({ as = 'p', size, className, ...props }: MutedProps) =>
  createElement(as, {
    ...props,
    className: className ? `${classes.muted} ${className}` : classes.muted,
    'data-size': size,
  });
