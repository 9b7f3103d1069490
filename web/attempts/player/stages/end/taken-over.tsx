import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import type { SaveState } from '../../player.ts';
import { StagePage } from '../stage-page.tsx';

interface Props {
  testName: string;
  saveState: SaveState;
  isTakingOver: boolean;
  onTakeOver: () => void;
}

/** Shown while another device has the test. This one can take it back. */
export function TakenOver({ testName, saveState, isTakingOver, onTakeOver }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  return (
    <StagePage
      testName={testName}
      title={t('takenOver.title')}
      lead={t('takenOver.text', { test: testName })}
      actions={
        <>
          <Button size="lg" loading={isTakingOver} onClick={onTakeOver}>
            {t('takenOver.takeOver')}
          </Button>
          <LinkButton size="lg" variant="default" to="/tests">
            {t('takenOver.tests')}
          </LinkButton>
        </>
      }
    >
      <p>{t(saveState === 'saved' ? 'takenOver.saved' : 'takenOver.unsent')}</p>
    </StagePage>
  );
}
