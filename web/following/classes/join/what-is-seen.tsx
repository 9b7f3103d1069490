import { IconCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../classes.module.css';

const seen = ['name', 'progress', 'results'] as const;
const unseen = ['own', 'log', 'contact'] as const;

export function WhatIsSeen({ teacher }: { teacher: string }) {
  const { t } = useTranslation('following/classes');
  return (
    <div className={classes.seen}>
      <div>
        <h3>{t('seen.title', { teacher })}</h3>
        <ul data-tone="leaf">
          {seen.map((what) => (
            <li key={what}>
              <IconCheck size={18} aria-hidden /> {t(`seen.${what}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('seen.notTitle')}</h3>
        <ul data-tone="neutral">
          {unseen.map((what) => (
            <li key={what}>
              <IconLock size={18} aria-hidden /> {t(`seen.${what}`)}
            </li>
          ))}
        </ul>
      </div>
      <p>{t('seen.leave')}</p>
    </div>
  );
}
