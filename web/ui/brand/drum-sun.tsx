import classes from './drum-sun.module.css';

/** The star in the middle of a Đông Sơn drum has 14 points. */
const points = 14;
const turns = Array.from({ length: points }, (_, index) => (index * 360) / points);

/** A star between two radii, drawn around 0,0. */
function star(outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return corners.join(' ');
}

export function DrumSun({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-100 -100 200 200" aria-hidden>
      <circle className={classes.halo} r="98" />
      <circle className={classes.beads} r="84" />
      {turns.map((turn) => (
        <path
          key={turn}
          className={classes.disc}
          d="M-4.6-56 0-75l4.6 19z"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className={classes.disc} r="50" />
      <circle className={classes.groove} r="42" />
      <polygon className={classes.star} points={star(35, 14)} />
      <circle className={classes.star} r="9" />
    </svg>
  );
}
