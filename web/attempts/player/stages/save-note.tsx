import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from '../player.ts';
import classes from './save-note.module.css';

const signs = { saved: IconCheck, saving: IconRefresh, offline: IconCloudOff };
const tones = { saved: 'leaf', saving: 'neutral', offline: 'turmeric' };

/** The save state of the answers, in a sentence. */
export function SaveNote({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation('attempts/player/stages');
  const Sign = signs[saveState];
  return (
    <output className={classes.note} data-tone={tones[saveState]}>
      <Sign size={18} aria-hidden /> {t(`save.${saveState}`)}
    </output>
  );
}
