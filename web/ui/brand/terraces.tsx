import { DrumSun } from './drum-sun.tsx';
import classes from './terraces.module.css';

interface Terrace {
  y: number;
  /** The amplitude of the edge and its horizontal offset: each field follows the slope a little differently. */
  sway: number;
  drift: number;
}

const terraces: Terrace[] = [
  { y: 46, sway: 20, drift: 0 },
  { y: 94, sway: 26, drift: 14 },
  { y: 140, sway: 18, drift: -10 },
  { y: 190, sway: 27, drift: 20 },
  { y: 240, sway: 20, drift: -4 },
  { y: 296, sway: 31, drift: 10 },
  { y: 352, sway: 22, drift: -16 },
  { y: 414, sway: 31, drift: 8 },
  { y: 482, sway: 24, drift: -8 },
  { y: 552, sway: 32, drift: 16 },
];

const edge = ({ y, sway, drift }: Terrace): string =>
  `M-4 ${y + sway * 0.3}C${60 + drift} ${y - sway} ${110 + drift} ${y + sway * 1.1} ${190 + drift} ${y + sway * 0.5}` +
  `S${320 + drift} ${y - sway * 1.2} 404 ${y + sway * 0.2}`;

/** The points of the path, one on each bank. */
const stops = ['M70 504', 'M196 378', 'M276 246', 'M330 112'];
const path = 'M70 504C130 470 160 420 196 378S262 300 276 246S318 160 330 112';

/** Rice terraces that climb to a drum-like sun, or to the moon in the dark theme. A decoration that fills its parent. */
export function Terraces() {
  return (
    <div className={classes.scene} aria-hidden>
      <Sky />
      <DrumSun className={classes.drum} />
      {/* The drawing stretches to any shape; the strokes keep their width, so the dots of the path stay round. */}
      <svg className={classes.hills} viewBox="0 0 400 620" preserveAspectRatio="none">
        <path className={classes.ridge} d="M-4 60C70 -30 130 -6 200 40S330 40 404 6V620H-4Z" />
        {terraces.map((terrace) => (
          <g key={terrace.y} className={classes.terrace}>
            <path className={classes.field} d={`${edge(terrace)}V624H-4Z`} />
            <path className={classes.bank} d={edge(terrace)} />
          </g>
        ))}
        <path className={classes.path} d={path} />
        {stops.map((stop) => (
          <g key={stop}>
            <path className={classes.stop} d={`${stop}h.01`} />
            <path className={classes.stopHeart} d={`${stop}h.01`} />
          </g>
        ))}
      </svg>
    </div>
  );
}

const stars: [x: number, y: number][] = [
  [26, 138],
  [58, 214],
  [94, 112],
  [132, 176],
  [150, 250],
  [176, 84],
  [196, 140],
  [252, 62],
  [318, 92],
  [376, 58],
  [388, 168],
  [20, 268],
];

function Sky() {
  return (
    <svg className={classes.sky} viewBox="0 0 400 300" preserveAspectRatio="xMidYMin slice">
      <g className={classes.birds}>
        <path d="M56 168q11-13 22 0q11-13 22 0" />
        <path d="M112 136q7-8 14 0q7-8 14 0" />
      </g>
      <g className={classes.stars}>
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={(x % 3) * 0.5 + 0.8} />
        ))}
      </g>
    </svg>
  );
}
