import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './redo.module.css';

interface Props {
  message: string;
  canRetry: boolean;
  onRetry: () => void;
  onNext: () => void;
}

/** The answer stays as it was given: sent again, it counts once. */
export function TryFailed({ message, canRetry, onRetry, onNext }: Props) {
  const { t } = useTranslation('results/error-log');
  return (
    <div className={classes.failed} role="alert">
      <p>{canRetry ? t('redo.notSent', { why: message }) : t('redo.elsewhere')}</p>
      {canRetry ? (
        <Button variant="default" onClick={onRetry}>
          {t('redo.sendAgain')}
        </Button>
      ) : (
        <Button variant="default" onClick={onNext}>
          {t('redo.next')}
        </Button>
      )}
    </div>
  );
}
