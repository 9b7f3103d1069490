import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from '../auth.module.css';
import { ViewHeading } from './view-heading.tsx';

export function NotMeInvalid() {
  const { t } = useTranslation('accounts/auth/recover');
  return (
    <>
      <ViewHeading>{t('notMe.invalidHeading')}</ViewHeading>
      <p className={classes.intro}>{t('notMe.invalidText')}</p>
      <div className={classes.form}>
        <LinkButton to="/auth/forgot-password" size="md" fullWidth>
          {t('notMe.newPassword')}
        </LinkButton>
      </div>
      <p className={classes.elsewhere}>
        <Link to="/auth/login">{t('toLogin')}</Link>
      </p>
    </>
  );
}
