import classes from './woven-rule.module.css';

/** The edge of an indigo cloth, a thread of turmeric and one of lotus in it. Says nothing to a reader. */
export const WovenRule = () => <div className={classes.rule} aria-hidden />;
