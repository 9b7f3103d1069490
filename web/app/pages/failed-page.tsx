import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { MessagePage } from './message-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { useIsOffline } from './use-is-offline.ts';

/** As browsers and the build word it when code does not come. */
const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error && /import|preload/i.test(error.message);

/** What a person sees when a page's code could not be loaded or broke while it was drawn. */
export function FailedPage() {
  const { t } = useTranslation('app');
  const isOffline = useIsOffline();
  const error = useRouteError();
  console.error(error);
  return (
    <main id="content" tabIndex={-1}>
      {isOffline && isCodeMissing(error) ? (
        <OfflinePage />
      ) : (
        <MessagePage title={t('failed.title')} text={t('failed.text')}>
          <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
        </MessagePage>
      )}
    </main>
  );
}
