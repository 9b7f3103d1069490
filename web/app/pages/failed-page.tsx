import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { MessagePage } from './message-page.tsx';

/** What a person sees when a page's code could not be loaded or broke while it was drawn. */
export function FailedPage() {
  const { t } = useTranslation('app');
  console.error(useRouteError());
  return (
    <MessagePage title={t('failed.title')} text={t('failed.text')}>
      <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
    </MessagePage>
  );
}
