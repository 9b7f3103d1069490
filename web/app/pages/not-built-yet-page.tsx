import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PageName } from '../not-built-yet.ts';
import { MessagePage } from './message-page.tsx';

export function NotBuiltYetPage({ name }: { name: PageName }) {
  const { t } = useTranslation('app');
  return (
    <MessagePage
      title={t('notBuiltYet.title', { page: t(`page.${name}`) })}
      text={t('notBuiltYet.text')}
    >
      <Button component={Link} to="/">
        {t('notBuiltYet.home')}
      </Button>
    </MessagePage>
  );
}
