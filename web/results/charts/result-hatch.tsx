import classes from './result.module.css';

/** The fill of wrong answers: lotus with diagonal lines, recognizable without color. */
export const ResultHatch = ({ id }: { id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={classes.hatchGround} width="5" height="5" />
    <line className={classes.hatchLine} y2="5" />
  </pattern>
);
