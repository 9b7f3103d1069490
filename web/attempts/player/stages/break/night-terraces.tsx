import classes from './night-terraces.module.css';

const stars: [x: number, y: number, radius: number][] = [
  [42, 96, 1],
  [118, 232, 1.4],
  [160, 128, 1],
  [282, 32, 1],
  [372, 66, 0.8],
  [430, 226, 1],
  [520, 152, 0.8],
  [600, 26, 1.6],
  [618, 51, 1],
  [690, 318, 0.9],
  [748, 412, 1],
  [792, 88, 0.8],
  [822, 60, 1.3],
  [904, 146, 1],
  [974, 62, 1.2],
  [1030, 16, 0.9],
  [1052, 142, 1.5],
  [1120, 96, 0.8],
  [1190, 210, 1],
  [1248, 75, 1.5],
  [1282, 108, 0.9],
  [1374, 188, 1.2],
  [1412, 182, 1],
  [1416, 32, 0.9],
  [24, 371, 1.2],
];

const fields = [
  'M0 66C160 40 330 84 560 92S900 46 1060 52s240 28 380 26',
  'M0 106C190 78 350 128 600 126S880 92 1040 90s280 20 400 16',
  'M0 146C160 130 360 190 620 178S920 126 1100 138s220 22 340 24',
  'M0 196C200 172 380 216 610 210S900 176 1080 182s250 20 360 18',
  'M0 240C180 226 380 260 620 256S920 232 1100 236s220 10 340 10',
];

/** Decoration: a crescent, stars and five terraces by moonlight. */
export const NightTerraces = () => (
  <div className={classes.scene} aria-hidden>
    <svg className={classes.sky} viewBox="0 0 1440 460" preserveAspectRatio="xMidYMin slice">
      {stars.map(([x, y, radius]) => (
        <circle key={x} className={classes.star} cx={x} cy={y} r={radius} />
      ))}
      <g transform="translate(738 178)">
        <circle className={classes.halo} r="84" />
        <circle className={classes.beads} r="66" />
        <path className={classes.moon} d="M14-39A42 42 0 1 0 38 18 33 33 0 0 1 14-39Z" />
      </g>
    </svg>
    <svg className={classes.hills} viewBox="0 0 1440 300" preserveAspectRatio="none">
      <path className={classes.ridge} d="M0 40C180-40 380-10 560 60S1180 70 1440 6V300H0Z" />
      {fields.map((field) => (
        <g key={field} className={classes.terrace}>
          <path className={classes.field} d={`${field}V300H0Z`} />
          <path className={classes.bank} d={field} />
        </g>
      ))}
    </svg>
  </div>
);
