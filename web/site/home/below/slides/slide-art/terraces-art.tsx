import classes from './slide-art.module.css';

/** The fields, each one bend further out, as seen from the next hill. */
const bends = [0, 1, 2, 3, 4, 5];
const bank = (bend: number): string => {
  const offset = bend * 62;
  return (
    `M${150 + offset} -10C${60 + offset} 70 ${250 + offset} 120 ${160 + offset} 190` +
    `S${40 + offset} 280 ${130 + offset} 350`
  );
};

/** Flooded fields from above with a path that leads up between them. */
export function TerracesArt() {
  return (
    <svg className={classes.drawing} viewBox="0 0 560 340" preserveAspectRatio="xMidYMid slice">
      {bends.map((bend) => (
        <path
          key={bend}
          fill="var(--slope)"
          opacity={0.28 + bend * 0.14}
          d={`${bank(bend)}H580V-10Z`}
        />
      ))}
      {bends.map((bend) => (
        <path
          key={bend}
          fill="none"
          stroke="var(--cream)"
          strokeWidth={2}
          opacity={0.7}
          d={bank(bend)}
        />
      ))}
      <path
        fill="none"
        stroke="var(--cream)"
        strokeWidth={4}
        strokeLinecap="round"
        strokeDasharray="0 11"
        d="M96 300C180 262 236 248 300 214S420 150 470 78"
      />
      <circle fill="var(--turmeric)" opacity={0.55} cx="82" cy="70" r="42" />
      <path stroke="var(--dusk)" strokeWidth={3} strokeLinecap="round" d="M474 74V32" />
      <path fill="#a8325a" d="M474 32h30l-8 10 8 10h-30z" />
    </svg>
  );
}
