import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../../tools/bar/tool-button.module.css';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import type { MoreToolsProps } from './more-tools.tsx';

/** Stands where the menu will stand; pressed early, it opens as soon as it is there. */
export function MoreButton({ isWanted, onWanted }: MoreToolsProps) {
  const { t } = useTranslation('attempts/player/tools');
  return (
    <PlainButton
      className={classes.tool}
      aria-haspopup="menu"
      aria-expanded={isWanted}
      onClick={onWanted}
    >
      <IconDotsVertical size={20} stroke={1.7} aria-hidden />
      {t('more')}
    </PlainButton>
  );
}
