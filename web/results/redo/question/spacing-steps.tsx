import { afterMiss, afterTry, stages } from '@bac/exam/report/spacing.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './spacing-steps.module.css';

/** The days until a question comes back, by stage: 1, 3, 7, 21. After the last stage it is learned. */
const stageDays: readonly number[] = Array.from({ length: stages }, (_, stage) =>
  stage === 0 ? afterMiss.days! : afterTry(stage - 1, true).days!,
);

/** The progress of a question until it is learned, a step for each right answer in a row. */
export function SpacingSteps({ stage }: { stage: number }) {
  const { t } = useTranslation('results/redo');
  const labels = [...stageDays.map((count) => t('steps.days', { count })), t('steps.learned')];
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {labels.map((label, index) => (
        <li
          key={label}
          className={classes.step}
          data-done={index < stage || undefined}
          aria-current={index === stage ? 'step' : undefined}
        >
          {label}
          {index < stage && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
