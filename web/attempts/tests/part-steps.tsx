import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './banner.module.css';

interface Props {
  /** The one that is open or next, counted from 1. */
  part: number;
  parts: number;
}

export function PartSteps({ part, parts }: Props) {
  const { t } = useTranslation('attempts/tests');
  return (
    <ol className={classes.steps} aria-label={t('resume.progress')}>
      {Array.from({ length: parts }, (_, index) => index + 1).map((step) => (
        <li
          key={step}
          className={classes.step}
          data-state={step < part ? 'done' : step === part ? 'current' : 'later'}
          aria-current={step === part ? 'step' : undefined}
        >
          {t('resume.part', { part: step })}
          {step <= part && (
            <VisuallyHidden>{t(step < part ? 'resume.done' : 'resume.current')}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  );
}
