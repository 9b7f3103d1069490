import { difficulties, type Difficulty } from '@bac/exam/item/difficulties.ts';
import { useTranslation } from 'react-i18next';
import classes from './signs.module.css';

/** One step for easy, two for medium, three for hard, followed by the word. */
export function DifficultySteps({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation('item/question-words');
  const reached = difficulties.indexOf(difficulty);
  return (
    <span className={classes.difficulty}>
      <svg width={19} height={12} viewBox="0 0 19 12" aria-hidden>
        {difficulties.map((name, step) => (
          <rect
            key={name}
            className={step <= reached ? classes.step : classes.higherStep}
            x={step * 7}
            y={8 - step * 4}
            width={5}
            height={4 + step * 4}
            rx={1}
          />
        ))}
      </svg>
      {t(`difficulty.${difficulty}`)}
    </span>
  );
}
