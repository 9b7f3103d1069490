import classes from './terrace-strip.module.css';

/** The top of each field. */
const fields = [44, 66, 88, 110];

const edge = (y: number): string =>
  `M-4 ${y + 10}C40 ${y - 6} 84 ${y + 14} 130 ${y + 11}S208 ${y - 8} 260 ${y + 5}`;

/** A small decoration: the sun sets behind four terraces. */
export function TerraceStrip() {
  return (
    <svg
      className={classes.strip}
      viewBox="0 0 256 140"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <circle className={classes.beads} cx="204" cy="33" r="20" />
      <circle fill="var(--turmeric)" cx="204" cy="33" r="13" />
      {fields.map((y, index) => (
        <path
          key={y}
          className={classes.field}
          fill={`var(--field-${index + 1})`}
          d={`${edge(y)}V144H-4Z`}
        />
      ))}
    </svg>
  );
}
