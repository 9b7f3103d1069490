import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { useAuthState } from '../../../api/auth-state.ts';
import { contact } from '../../../api/contact.ts';
import { site } from '../../../api/site.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import auth from '../auth.module.css';
import { useDestination, useLocationState } from '../use-destination.ts';
import classes from './register.module.css';
import { RegistrationForm } from './registration-form.tsx';

export function RegisterScreen() {
  const { t } = useTranslation('accounts/auth/register');
  const isAuthenticated = useAuthState((state) => state.isAuthenticated);
  const destination = useDestination();
  const locationState = useLocationState();
  useDocumentTitle(t('title'));

  if (isAuthenticated) return <Navigate to={destination} replace />;
  return (
    <div className={classes.screen}>
      <Muted size="md" className={classes.signIn}>
        {t('haveAccount')}{' '}
        <Link to="/auth/login" state={locationState}>
          {t('signIn')}
        </Link>
      </Muted>
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

/** Replaces the form while registration is closed: whom to write to, and what works without an account. */
function RegistrationClosed() {
  const { t } = useTranslation('accounts/auth/register');
  return (
    <>
      <h1 className={auth.headline}>{t('closed.heading')}</h1>
      <p className={auth.intro}>{t('closed.text')}</p>
      <p className={auth.intro}>
        {t('closed.write')}{' '}
        <a className={classes.write} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      </p>
      <Row gap={12} className={classes.ways}>
        <LinkButton to="/tests">{t('closed.tests')}</LinkButton>
        <LinkButton to="/" variant="default">
          {t('closed.home')}
        </LinkButton>
      </Row>
    </>
  );
}
