import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/auth-state.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HelpSearch } from './help-search.tsx';
import { MessagePage } from './message-page.tsx';

/** Shows the signed-in address, because most people who land here use the wrong account. */
export function UnauthorizedPage() {
  const { t } = useTranslation('app');
  const user = useUser();
  return (
    <MessagePage
      title={t('unauthorized.title')}
      text={t('unauthorized.text')}
      help={
        <>
          {user && <p>{t('unauthorized.signedInAs', { email: user.email })}</p>}
          <HelpSearch />
        </>
      }
    >
      <LinkButton to="/">{t('unauthorized.home')}</LinkButton>
      <LinkButton to="/support" variant="default">
        {t('unauthorized.support')}
      </LinkButton>
      {user && (
        <LinkButton to="/logout" variant="default">
          {t('unauthorized.otherAccount')}
        </LinkButton>
      )}
    </MessagePage>
  );
}
