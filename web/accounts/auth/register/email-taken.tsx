import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './register.module.css';

/** Whoever has an account already is shown both ways back to it. */
export function EmailTaken() {
  const { t } = useTranslation('accounts/auth/register');
  return (
    // One element: the line of an error lays its parts side by side.
    <span className={classes.taken}>
      <Trans
        t={t}
        i18nKey="problem.emailTaken"
        components={{
          login: <Link to="/auth/login" />,
          reset: <Link to="/auth/forgot-password" />,
        }}
      />
    </span>
  );
}
