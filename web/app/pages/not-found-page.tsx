import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HelpSearch } from './help-search.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')} help={<HelpSearch />}>
      <LinkButton to="/">{t('notFound.home')}</LinkButton>
      <LinkButton to="/tests" variant="default">
        {t('notFound.tests')}
      </LinkButton>
      <LinkButton to="/support" variant="default">
        {t('notFound.support')}
      </LinkButton>
    </MessagePage>
  );
}
