import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { call } from '../../api/client.ts';
import { contact } from '../../api/contact.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { OfflinePage } from './offline-page.tsx';

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
        <MessagePage title={t('failed.title')} text={t('failed.text')} help={<WriteToUs />}>
          <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
          {/* Loaded anew: what broke may break the way there too. */}
          <LinkButton to="/" isLoadedAnew variant="default">
            {t('failed.home')}
          </LinkButton>
          <LinkButton to="/support" isLoadedAnew variant="default">
            {t('failed.support')}
          </LinkButton>
        </MessagePage>
      )}
    </main>
  );
}

/** A letter leaves even when nothing of the product works. */
function WriteToUs() {
  const { t } = useTranslation('app');
  return (
    <p>
      {t('failed.write')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </p>
  );
}

/** A browser that says it is online may be on a Wi-Fi that leads nowhere; then only asking tells. */
function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);

  useEffect(() => {
    const asking = new AbortController();
    call('GET /health/live', { quiet: true, signal: asking.signal }).catch((error: unknown) => {
      const { status } = error as { status?: number };
      if (!asking.signal.aborted && status === 0) setOffline(true);
    });
    return () => asking.abort();
  }, []);

  return isOffline;
}
