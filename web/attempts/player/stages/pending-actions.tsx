import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './pending-part.module.css';

interface Props {
  mayBreak: boolean;
  isOpening: boolean;
  isOnline: boolean;
  problem?: string | undefined;
  onOpen: () => void;
  onBreak: () => void;
  onSkipBreak: () => void;
}

export function PendingActions(props: Props) {
  const { mayBreak, isOpening, isOnline, problem, onOpen, onBreak, onSkipBreak } = props;
  const { t } = useTranslation('attempts/player/stages');
  if (mayBreak) {
    return (
      <>
        <Button size="lg" onClick={onBreak}>
          {t('pending.takeBreak')}
        </Button>
        <Button size="lg" variant="default" onClick={onSkipBreak}>
          {t('pending.skipBreak')}
        </Button>
      </>
    );
  }
  const trouble = isOnline ? problem : t('pending.offline');
  return (
    <>
      <Button size="lg" loading={isOpening} disabled={!isOnline} onClick={onOpen}>
        {isOpening ? t('pending.opening') : t('pending.open')}
      </Button>
      <p className={classes.trouble} aria-live="polite" data-empty={!trouble || undefined}>
        {trouble}
      </p>
    </>
  );
}
