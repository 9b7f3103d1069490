import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../../ui/layout/hidden-text.tsx';
import type { SaveState } from '../../player.ts';
import classes from './save-sign.module.css';

const icons = { saved: IconCheck, saving: IconRefresh, offline: IconCloudOff };

/** Most saving takes a moment; only what takes longer is worth a change of the sign. */
const worthSaying = 600;

/** Whether the server has everything. A reader hears of it only when the connection goes and when it is back. */
export function SaveSign({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation('attempts/player/tools');
  const [shown, setShown] = useState(saveState);
  const [news, setNews] = useState<'offline' | 'back'>();

  useEffect(() => {
    const tell = (): void => {
      setShown(saveState);
      if (saveState === 'offline') setNews('offline');
      if (saveState === 'saved') setNews((old) => old && 'back');
    };
    const timer = setTimeout(tell, saveState === 'saving' ? worthSaying : 0);
    return () => clearTimeout(timer);
  }, [saveState]);

  const SignIcon = icons[shown];
  return (
    <span className={classes.sign} data-state={shown} aria-busy={saveState === 'saving'}>
      <SignIcon size={16} stroke={1.8} aria-hidden />
      {t(`save.${shown}`)}
      <HiddenText as="output">{news && t(`save.news.${news}`)}</HiddenText>
    </span>
  );
}
