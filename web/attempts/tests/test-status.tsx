import type { Test } from '@bac/contract/attempts/tests.ts';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './test-row.module.css';

export function TestStatus({ mine }: { mine: NonNullable<Test['mine']> }) {
  const { t } = useTranslation('attempts/tests');
  const { running, completed } = mine;
  if (running) {
    const { part, parts } = running;
    return (
      <div>
        <p className={classes.status} data-tone="turmeric">
          <IconClock size={18} aria-hidden /> {t('row.running')}
        </p>
        <p className={classes.facts}>
          {part === null ? t('row.choosing') : t('row.part', { part, parts })}
        </p>
      </div>
    );
  }
  if (completed === 0) return <p className={classes.cellText}>{t('row.new')}</p>;
  return (
    <p className={classes.status} data-tone="leaf">
      <IconCheck size={18} aria-hidden />
      <span className={classes.plain}>{t('row.done', { count: completed })}</span>
    </p>
  );
}
