import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../../ui/layout/hidden-text.tsx';
import type { SaveState } from '../../player.ts';
import classes from './save-sign.module.css';

const icons = { saved: IconCheck, saving: IconRefresh, offline: IconCloudOff };

/** The delay before “saving” is shown, because most saves are faster. */
const savingDelayMs = 600;

/** The save state. A screen reader announces only that the connection is lost and that it is back. */
export function SaveSign({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation('attempts/player/tools');
  const [delayedState, setDelayedState] = useState(saveState);
  const [news, setNews] = useState<'offline' | 'back'>();

  useEffect(() => {
    const update = (): void => {
      setDelayedState(saveState);
      if (saveState === 'offline') setNews('offline');
      if (saveState === 'saved') setNews((old) => old && 'back');
    };
    const timer = setTimeout(update, saveState === 'saving' ? savingDelayMs : 0);
    return () => clearTimeout(timer);
  }, [saveState]);

  const SignIcon = icons[delayedState];
  return (
    <span className={classes.sign} data-state={delayedState} aria-busy={saveState === 'saving'}>
      <SignIcon size={16} stroke={1.8} aria-hidden />
      {t(`save.${delayedState}`)}
      <HiddenText as="output">{news && t(`save.news.${news}`)}</HiddenText>
    </span>
  );
}
