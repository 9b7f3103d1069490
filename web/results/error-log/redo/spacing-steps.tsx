import { afterMiss, afterTry, stages } from '@bac/exam/report/spacing.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './spacing-steps.module.css';

/** Days until it comes back, by stage: 1, 3, 7, 21. After the last it is learnt. */
const stageDays: readonly number[] = Array.from({ length: stages }, (_, stage) =>
  stage === 0 ? afterMiss.days! : afterTry(stage - 1, true).days!,
);

/** The way of a question up to learnt, a step for each right answer in a row. */
export function SpacingSteps({ stage }: { stage: number }) {
  const { t } = useTranslation('results/error-log');
  const words = [...stageDays.map((count) => t('steps.days', { count })), t('steps.learnt')];
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {words.map((word, index) => (
        <li
          key={word}
          className={classes.step}
          data-done={index < stage || undefined}
          aria-current={index === stage ? 'step' : undefined}
        >
          {word}
          {index < stage && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
