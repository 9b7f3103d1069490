import classes from './woven-rule.module.css';

/** A decorative line like the edge of an indigo cloth, with a thread of turmeric and one of lotus. */
export const WovenRule = () => <div className={classes.rule} aria-hidden />;
