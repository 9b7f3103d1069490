import classes from './skeleton.module.css';

/** Where a line of text will be. */
export const Skeleton = ({ width = '100%' }: { width?: string }) => (
  <span className={classes.line} style={{ width }} aria-hidden />
);
