import { VisuallyHidden } from '@mantine/core';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './signs.module.css';

export function MarkedSign({ isMarked }: { isMarked: boolean }) {
  const { t } = useTranslation('results/detailed');
  if (!isMarked) return null;
  return (
    <span className={classes.marked} title={t('marked')}>
      <IconBookmarkFilled size={15} aria-hidden />
      <VisuallyHidden>, {t('markedForReview')}</VisuallyHidden>
    </span>
  );
}
