import classes from './contact-map.module.css';
import { map } from './external-links.ts';

const lanes = [
  'M-10 40 92 58',
  'M-10 112 70 120',
  'M262 52 420 34',
  'M270 128 420 118',
  'M284 206 420 196',
  'M330 -10 352 260',
  'M394 -10 404 260',
  'M24 -10 44 260',
  'M120 196 112 260',
  'M200 200 196 260',
];

const streets = [
  // The street on the western shore, ours on the eastern shore, and the two that join them.
  'M96 -10C80 50 74 110 104 184',
  'M244 -10C270 60 262 130 292 260',
  'M-10 206C60 180 190 210 420 160',
  'M-10 8C90 16 180 4 420 -6',
];

/** The streets around us, not to scale but recognizable. The address is beside it as text. */
export function DrawnMap() {
  const { lake, street } = map;
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect fill="var(--ground)" width="400" height="240" />
      <path
        fill="var(--water)"
        d="M112 34C150 18 214 22 230 44C250 86 238 128 250 164C220 180 152 184 122 168C98 128 92 76 112 34Z"
      />
      <path fill="var(--park)" d="M300 140 342 138 346 178 308 186Z" />
      <path fill="var(--park)" d="M52 66 78 70 74 104 54 102Z" />
      {lanes.map((line) => (
        <path key={line} className={classes.lane} d={line} />
      ))}
      {streets.map((line) => (
        <path key={line} className={classes.street} d={line} />
      ))}
      <g lang="vi">
        <text className={classes.name} x="172" y="108">
          {lake}
        </text>
        <text className={classes.name} transform="translate(289 96) rotate(84)">
          {street}
        </text>
      </g>
      <path fill="var(--lotus)" d="M262 98c-12-16-17-23-17-32a17 17 0 0 1 34 0c0 9-5 16-17 32Z" />
      <circle fill="var(--surface)" cx="262" cy="66" r="6.5" />
    </svg>
  );
}
