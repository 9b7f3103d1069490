import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './app.module.css';

export function CheckingAuthentication() {
  const { t } = useTranslation('app');
  return (
    <output className={classes.waiting}>
      <Loader aria-hidden />
      {t('checkingAuthentication')}
    </output>
  );
}
