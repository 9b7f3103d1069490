import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import classes from './result.module.css';

/** Where the check on show is: in the account, on its way there, or in a visitor's browser alone. */
export type Place = 'account' | 'unsent' | 'browser';

export function WhereKept({ place }: { place: Place }) {
  const { t } = useTranslation('site/orientation/result');
  const { pathname } = useLocation();
  const state = { from: pathname };
  if (place === 'account') return null;
  if (place === 'unsent') return <p className={classes.notice}>{t('unsent')}</p>;
  return (
    <p className={classes.notice}>
      <span>{t('notice')}</span>{' '}
      <Link to="/auth/register" state={state}>
        {t('register')}
      </Link>{' '}
      <Link to="/auth/login" state={state}>
        {t('logIn')}
      </Link>
    </p>
  );
}
