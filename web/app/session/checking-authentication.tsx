import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import classes from '../app.module.css';

export function CheckingAuthentication() {
  const { t } = useTranslation('app');
  return (
    <output className={classes.waiting}>
      <Spinner />
      {t('checkingAuthentication')}
    </output>
  );
}
