import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { loginPath } from '../../session/log-out.ts';
import classes from './visitor-buttons.module.css';

export function VisitorButtons() {
  const { t } = useTranslation('app/public-frame');
  return (
    <div className={classes.buttons}>
      <LinkButton to={loginPath} variant="default" size="sm">
        {t('account.login')}
      </LinkButton>
      <LinkButton to="/auth/register" size="sm">
        {t('account.register')}
      </LinkButton>
    </div>
  );
}
