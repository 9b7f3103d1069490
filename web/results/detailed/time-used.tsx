import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/format/clock-time.ts';
import classes from './signs.module.css';

interface Props {
  ms: number;
  isSlow: boolean;
}

export function TimeUsed({ ms, isSlow }: Props) {
  const { t } = useTranslation('results/detailed');
  return (
    <span className={classes.time} data-slow={isSlow || undefined}>
      {clockTime(ms)}
      {isSlow && <VisuallyHidden>, {t('slow')}</VisuallyHidden>}
    </span>
  );
}
