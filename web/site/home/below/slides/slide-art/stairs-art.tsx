import classes from './slide-art.module.css';

const rise = 34;
const tread = 62;
const steps = [0, 1, 2, 3, 4, 5, 6];

/** A stair up to a flag, each step a little lighter than the previous one. */
export function StairsArt() {
  return (
    <svg className={classes.drawing} viewBox="0 0 560 340" preserveAspectRatio="xMidYMid slice">
      <circle fill="var(--turmeric)" opacity={0.55} cx="468" cy="92" r="64" />
      {steps.map((step) => (
        <rect
          key={step}
          fill="var(--slope)"
          opacity={1 - step * 0.11}
          x={34 + step * tread}
          y={292 - step * rise}
          width={tread + 1}
          height={60 + step * rise}
        />
      ))}
      <path
        fill="none"
        stroke="var(--cream)"
        strokeWidth={4}
        strokeLinecap="round"
        strokeDasharray="0 11"
        d={`M${34 + tread / 2} 276${`l${tread} ${-rise}`.repeat(6)}`}
      />
      <path stroke="var(--dusk)" strokeWidth={3} strokeLinecap="round" d="M437 88V30" />
      <path fill="#a8325a" d="M437 30h34l-9 11 9 11h-34z" />
    </svg>
  );
}
