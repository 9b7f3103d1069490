import classes from './verify-art.module.css';

/** Decoration: an envelope rises over the terraces. */
export function VerifyArt() {
  return (
    <svg
      className={classes.art}
      viewBox="0 0 500 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <circle fill="var(--sun)" cx="404" cy="43" r="20" />
      <circle className={classes.beads} cx="404" cy="43" r="32" />
      <path fill="var(--first)" d="M0 74C70 58 150 84 240 72S400 46 500 74v38H0Z" />
      <path fill="var(--second)" d="M0 84C90 68 170 96 260 84s160-22 240 2v26H0Z" />
      <g className={classes.letter}>
        <rect x="206" y="20" width="88" height="60" rx="8" />
        <path d="m210 27 40 28 40-28" />
        <circle className={classes.news} cx="288" cy="26" r="11" />
      </g>
      <path fill="var(--third)" d="M0 94c110-12 190 12 280 0s150-10 220 2v16H0Z" />
      <path fill="var(--fourth)" d="M0 107c120-12 210 4 300-2s140-6 200 0v7H0Z" />
    </svg>
  );
}
