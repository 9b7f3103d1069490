import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown to an administrator who has no second step although one is required. */
export function TwoStepNeededPage() {
  const { t } = useTranslation('app/admin-shell');
  return (
    <MessagePage title={t('twoStepNeeded.title')} text={t('twoStepNeeded.text')}>
      <LinkButton to="/profile?tab=security">{t('twoStepNeeded.setUp')}</LinkButton>
      <LinkButton to="/" variant="default">
        {t('twoStepNeeded.home')}
      </LinkButton>
    </MessagePage>
  );
}
