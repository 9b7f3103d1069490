import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import classes from './attempt.module.css';

/** Nothing is lost: what was done is kept here and goes to the server after signing in. */
export function SignedOutNotice() {
  const { t } = useTranslation('attempts/player');
  const { pathname, search } = useLocation();
  return (
    <p className={classes.notice} role="alert">
      {t('signedOut')}{' '}
      <Link to="/auth/login" state={{ from: pathname + search }}>
        {t('signIn')}
      </Link>
    </p>
  );
}
