import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from '../auth.module.css';
import { ViewHeading } from './view-heading.tsx';

const loginPath = '/auth/login';

/** Long enough to read two lines. */
const readingMilliseconds = 3000;

export function PasswordChanged() {
  const { t } = useTranslation('accounts/auth/recover');
  const navigate = useNavigate();

  useEffect(() => {
    // The spent link is not left in the history to be gone back to.
    const timer = setTimeout(
      () => void navigate(loginPath, { replace: true }),
      readingMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <ViewHeading>{t('changed.heading')}</ViewHeading>
      <p className={classes.intro}>{t('changed.text')}</p>
      <div className={classes.form}>
        <LinkButton to={loginPath} size="md" fullWidth>
          {t('changed.login')}
        </LinkButton>
      </div>
    </>
  );
}
