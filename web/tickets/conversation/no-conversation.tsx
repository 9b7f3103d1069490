import { useTranslation } from 'react-i18next';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

/** Not there, or not theirs: the server does not say which. A visitor has the way to sign in below it. */
export function NoConversation({ text }: { text: string }) {
  const { t } = useTranslation('tickets');
  const isSignedIn = useIsSignedIn();
  return (
    <EmptyState
      title={t('conversation.notFound')}
      text={text}
      action={isSignedIn && <LinkButton to="/tickets">{t('conversation.toList')}</LinkButton>}
    />
  );
}
