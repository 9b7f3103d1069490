import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../../tools/bar/tool-button.module.css';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import type { MoreToolsProps } from './more-tools.tsx';

/** Stands in for the menu while its code loads. If it is pressed early, the menu opens as soon as it has loaded. */
export function MoreButton({ isRequested, onRequest }: MoreToolsProps) {
  const { t } = useTranslation('attempts/player/tools');
  return (
    <PlainButton
      className={classes.tool}
      aria-haspopup="menu"
      aria-expanded={isRequested}
      onClick={onRequest}
    >
      <IconDotsVertical size={20} stroke={1.7} aria-hidden />
      {t('more')}
    </PlainButton>
  );
}
