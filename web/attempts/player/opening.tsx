import { useTranslation } from 'react-i18next';
import classes from './attempt.module.css';

/** While the attempt, or the code of its screen, is on its way. */
export function Opening() {
  const { t } = useTranslation('attempts/player');
  return <output className={classes.waiting}>{t('opening')}</output>;
}
