import classes from './result.module.css';

/** Fills what was wrong: lotus with slanting lines, so that it can be told apart without colours. */
export const ResultHatch = ({ id }: { id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={classes.hatchGround} width="5" height="5" />
    <line className={classes.hatchLine} y2="5" />
  </pattern>
);
