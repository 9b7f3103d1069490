import classes from './banner.module.css';

const fields = [
  'M0 172C80 120 150 96 240 76S400 40 520 66V172Z',
  'M70 172C150 132 230 112 310 100S440 74 520 96V172Z',
  'M130 172C220 146 290 132 370 124S470 108 520 120V172Z',
  'M210 172C290 158 370 148 430 146S490 140 520 146V172Z',
];

/** Terraces at dusk behind the banner. Says nothing. */
export const BannerArt = () => (
  <svg
    className={classes.art}
    viewBox="0 0 520 172"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden
  >
    <g className={classes.sun} transform="translate(232 50)">
      <circle className={classes.beads} r="38" />
      <circle className={classes.halo} r="30" />
      <circle r="21" />
    </g>
    {fields.map((field) => (
      <path key={field} className={classes.field} d={field} />
    ))}
  </svg>
);
