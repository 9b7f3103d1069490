import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { useAuthState } from '../../../api/auth-state.ts';
import auth from '../auth.module.css';
import { site } from '../../../api/site.ts';
import classes from './register.module.css';
import { RegistrationClosed } from './registration-closed.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useDestination, useKeptState } from '../use-destination.ts';

export function RegisterScreen() {
  const { t } = useTranslation('accounts/auth/register');
  const isAuthenticated = useAuthState((state) => state.isAuthenticated);
  const destination = useDestination();
  const kept = useKeptState();
  useDocumentTitle(t('title'));

  if (isAuthenticated) return <Navigate to={destination} replace />;
  return (
    <div className={classes.screen}>
      <p className={classes.signIn}>
        {t('haveAccount')}{' '}
        <Link to="/auth/login" state={kept}>
          {t('signIn')}
        </Link>
      </p>
      {site.isRegistrationOpen ? (
        <>
          <h1 className={auth.headline}>{t('heading')}</h1>
          <p className={auth.intro}>{t('intro')}</p>
          <RegistrationForm />
        </>
      ) : (
        <RegistrationClosed />
      )}
    </div>
  );
}
