import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../../ui/format/clock-time.ts';
import { StagePage } from '../stage-page.tsx';

interface Props {
  testName: string;
  msLeft: number;
  onResume: () => void;
  onExit: () => void;
}

/** Replaces the questions, so that nobody works on them while the clock is stopped. */
export function Paused({ testName, msLeft, onResume, onExit }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  return (
    <StagePage
      testName={testName}
      title={t('paused.title')}
      lead={t('paused.text', { left: clockTime(msLeft) })}
      onExit={onExit}
      actions={
        <Button size="lg" onClick={onResume}>
          {t('paused.resume')}
        </Button>
      }
    />
  );
}
