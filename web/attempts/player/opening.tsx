import { useTranslation } from 'react-i18next';
import classes from './attempt.module.css';

/** Shown while the attempt, or the code of its screen, is loading. */
export function Opening() {
  const { t } = useTranslation('attempts/player');
  return <output className={classes.waiting}>{t('opening')}</output>;
}
