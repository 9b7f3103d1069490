import { useTranslation } from 'react-i18next';
import classes from './result.module.css';

export function HowItWorks() {
  const { t } = useTranslation('site/orientation/result');
  return (
    <details className={classes.details}>
      <summary>{t('howTitle')}</summary>
      <p>{t('howScore')}</p>
      <p>{t('howError')}</p>
      <p>{t('howFields')}</p>
    </details>
  );
}
