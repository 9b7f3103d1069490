import classes from './test-row.module.css';

interface Props {
  score: number;
  low: number;
  high: number;
}

const least = 400;
const most = 1600;
const place = (score: number): number => (100 * (score - least)) / (most - least);

/** Where the score and its range lie on the whole scale; the words beside it say the same. */
export const ScoreLine = ({ score, low, high }: Props) => (
  <svg className={classes.scoreLine} width="100%" height="14" aria-hidden>
    <line x1="0" x2="100%" y1="7" y2="7" className={classes.scale} />
    <rect
      className={classes.range}
      x={`${place(low)}%`}
      width={`${place(high) - place(low)}%`}
      y="3.5"
      height="7"
      rx="3.5"
    />
    <line
      className={classes.score}
      x1={`${place(score)}%`}
      x2={`${place(score)}%`}
      y1="0"
      y2="14"
    />
  </svg>
);
