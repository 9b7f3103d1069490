import classes from './spinner.module.css';

/** Decorative: the text beside it says what is loading. */
export const Spinner = () => <span className={classes.spinner} aria-hidden />;
