import classes from './slide-art.module.css';

const turns = Array.from({ length: 24 }, (_, index) => index * 15);
const corners = Array.from({ length: 6 }, (_, index) => {
  const angle = (index * Math.PI) / 3;
  return `${(104 * Math.sin(angle)).toFixed(1)},${(-104 * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

/** A compass whose dial is the hexagon of interests. */
export function CompassArt() {
  return (
    <svg className={classes.drawing} viewBox="0 0 560 340" preserveAspectRatio="xMidYMid slice">
      <g transform="translate(280 170)">
        <circle fill="var(--cream)" stroke="var(--dusk)" strokeWidth={3} r="136" />
        {turns.map((turn) => (
          <path
            key={turn}
            stroke="var(--soft)"
            strokeWidth={3}
            strokeLinecap="round"
            d={turn % 60 === 0 ? 'M0-130v16' : 'M0-130v8'}
            transform={`rotate(${turn})`}
          />
        ))}
        <polygon fill="none" stroke="var(--soft)" strokeWidth={2} points={corners} />
        <g transform="rotate(38)">
          <path fill="#a8325a" d="M-15 0 0-92 15 0z" />
          <path fill="var(--slope)" d="M-15 0 0 92 15 0z" />
        </g>
        <circle fill="var(--turmeric)" stroke="var(--dusk)" strokeWidth={3} r="8" />
      </g>
    </svg>
  );
}
