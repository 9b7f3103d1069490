import classes from './skeleton.module.css';

/** The placeholder of a line of text. */
export const Skeleton = ({ width = '100%' }: { width?: string }) => (
  <span className={classes.line} style={{ width }} aria-hidden />
);
