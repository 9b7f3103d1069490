import classes from './phases.module.css';

/** Full with a tick, half, or hollow: it reads the same in grey. */
export const PhaseMark = ({ state }: { state: 'completed' | 'inProgress' | 'planned' }) => (
  <svg className={classes.mark} viewBox="0 0 28 28" aria-hidden>
    <circle className={classes.ring} cx="14" cy="14" r="11" />
    {state === 'completed' && (
      <>
        <circle className={classes.fill} cx="14" cy="14" r="11" />
        <path className={classes.tick} d="M9 14.5l3.5 3.5L19.5 11" />
      </>
    )}
    {state === 'inProgress' && <path className={classes.fill} d="M14 3a11 11 0 0 0 0 22Z" />}
  </svg>
);
