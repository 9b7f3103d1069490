import classes from './goal-card.module.css';

const lowest = 400;
const stepPoints = 50;
const stepCount = 24;
const width = 24;
const rise = 6;
const ground = 196;

const topOf = (step: number): number => ground - 10 - step * rise;

/** 24 steps of 50 points climb from 400 to 1600; the flag stands on the step of the goal, which the words below name. */
export function GoalStairs({ score }: { score: number }) {
  const goal = Math.max(1, Math.ceil((score - lowest) / stepPoints));
  const pole = (goal - 0.5) * width;
  return (
    <svg className={classes.stairs} viewBox={`0 0 ${stepCount * width} 220`} aria-hidden>
      {Array.from({ length: stepCount }, (_, index) => index + 1).map((step) => (
        <rect
          key={step}
          className={classes.step}
          data-within={step < goal || undefined}
          data-goal={step === goal || undefined}
          x={(step - 1) * width}
          y={topOf(step)}
          width={width - 2}
          height={ground - topOf(step)}
          rx="2"
        />
      ))}
      <path className={classes.pole} d={`M${pole} ${topOf(goal)}v-34`} />
      <path className={classes.flag} d={`M${pole} ${topOf(goal) - 35}h20l-5 7 5 7h-20z`} />
      <text className={classes.scale} x="0" y="214">
        {lowest}
      </text>
      <text className={classes.scale} x={stepCount * width - 2} y="214" textAnchor="end">
        {lowest + stepCount * stepPoints}
      </text>
    </svg>
  );
}
