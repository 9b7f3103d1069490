import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from '../auth.module.css';
import { Problem } from '../problem.tsx';
import { ViewHeading } from './view-heading.tsx';

/** `reason` is there when the server refused a new password, not when the link was dead from the start. */
export function InvalidLink({ reason }: { reason: string | null }) {
  const { t } = useTranslation('accounts/auth/recover');
  return (
    <>
      <ViewHeading>{t('invalid.heading')}</ViewHeading>
      <p className={classes.intro}>{t('invalid.text')}</p>
      <div className={classes.form}>
        <Problem message={reason ?? undefined} />
        <LinkButton to="/auth/forgot-password" size="md" fullWidth>
          {t('invalid.requestNew')}
        </LinkButton>
      </div>
      <p className={classes.elsewhere}>
        <Link to="/auth/login">{t('toLogin')}</Link>
      </p>
    </>
  );
}
