import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessagePage } from './message-page.tsx';

export function UnauthorizedPage() {
  const { t } = useTranslation('app');
  return (
    <MessagePage title={t('unauthorized.title')} text={t('unauthorized.text')}>
      <Button component={Link} to="/">
        {t('unauthorized.home')}
      </Button>
      <Button component={Link} to="/support" variant="default">
        {t('unauthorized.support')}
      </Button>
    </MessagePage>
  );
}
