import classes from './slide-art.module.css';

const lines = [104, 136, 168, 200, 232];
const rings = [86, 118, 150, 182, 214, 246];

/** An open error log: three lines are checked off, one is due again. */
export function NotebookArt() {
  return (
    <svg className={classes.drawing} viewBox="0 0 560 340" preserveAspectRatio="xMidYMid slice">
      <g transform="rotate(-4 280 170)">
        <rect fill="var(--slope)" x="112" y="48" width="344" height="252" rx="14" />
        <path fill="var(--cream)" d="M124 60h154v228H124zM290 60h154v228H290z" />
        {lines.map((y, index) => (
          <path
            key={y}
            stroke="var(--soft)"
            strokeWidth={6}
            strokeLinecap="round"
            d={`M166 ${y}h${[92, 78, 96, 64, 84][index]}M314 ${y}h${[102, 86, 66, 110, 58][index]}`}
          />
        ))}
        <path
          fill="none"
          stroke="var(--slope)"
          strokeWidth={3.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m140 101 5 6 9-12M140 133l5 6 9-12M140 165l5 6 9-12"
        />
        <circle fill="var(--turmeric)" cx="147" cy="200" r="6" />
        {rings.map((y) => (
          <path
            key={y}
            stroke="var(--dusk)"
            strokeWidth={5}
            strokeLinecap="round"
            d={`M272 ${y}h24`}
          />
        ))}
      </g>
      <path
        fill="var(--turmeric)"
        stroke="var(--dusk)"
        strokeWidth={2}
        strokeLinejoin="round"
        d="m398 296 92-92 16 16-92 92-22 6z"
      />
    </svg>
  );
}
