import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from '../auth.module.css';
import { ViewHeading } from '../recover/view-heading.tsx';

/** Also what somebody sees who comes here without a first step. */
export function StepExpired() {
  const { t } = useTranslation('accounts/auth');
  return (
    <>
      <ViewHeading>{t('step.expired')}</ViewHeading>
      <p className={classes.intro}>{t('step.expiredText')}</p>
      <div className={classes.form}>
        <LinkButton to="/auth/login" size="md" fullWidth>
          {t('step.toLogin')}
        </LinkButton>
      </div>
    </>
  );
}
