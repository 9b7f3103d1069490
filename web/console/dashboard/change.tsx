import type { Series } from '@bac/contract/console/dashboard.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { changeOf } from './change-of.ts';
import classes from './dashboard.module.css';

/** A rise is good, a fall wants a look; the arrow and the words say the same without colour. */
const ways = {
  more: { tone: 'leaf', Icon: IconArrowUpRight },
  fewer: { tone: 'turmeric', Icon: IconArrowDownRight },
  same: { tone: 'neutral', Icon: IconArrowRight },
} as const;

export function Change({ series, days }: { series: Series; days: number }) {
  const { t } = useTranslation('console/dashboard');
  const { percent } = useFormat();
  const change = changeOf(series);
  if (change === undefined) return t('noneBefore', { count: days });
  const way = change > 0 ? 'more' : change < 0 ? 'fewer' : 'same';
  const { tone, Icon } = ways[way];
  return (
    <span className={classes.change} data-tone={tone}>
      <Icon size={15} aria-hidden />
      {percent(Math.abs(change), 1)}
      <VisuallyHidden>{t(`compared.${way}`, { count: days })}</VisuallyHidden>
    </span>
  );
}
