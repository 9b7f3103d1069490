import { useTranslation } from 'react-i18next';
import { contact } from '../../../api/contact.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import auth from '../auth.module.css';
import classes from './register.module.css';

/** In place of the form while no new accounts are opened: what can be done all the same, and whom to ask. */
export function RegistrationClosed() {
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
      <div className={classes.ways}>
        <LinkButton to="/tests">{t('closed.tests')}</LinkButton>
        <LinkButton to="/" variant="default">
          {t('closed.home')}
        </LinkButton>
      </div>
    </>
  );
}
