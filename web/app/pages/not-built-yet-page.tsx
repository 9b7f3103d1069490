import { useTranslation } from 'react-i18next';
import type { PageName } from '../not-built-yet.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';

export function NotBuiltYetPage({ name }: { name: PageName }) {
  const { t } = useTranslation('app');
  return (
    <MessagePage
      title={t('notBuiltYet.title', { page: t(`page.${name}`) })}
      text={t('notBuiltYet.text')}
    >
      <LinkButton to="/">{t('notBuiltYet.home')}</LinkButton>
    </MessagePage>
  );
}
