import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { call } from '../../api/client.ts';
import { contact } from '../../api/contact.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';
import { OfflinePage } from './offline-page.tsx';

/** Matches the error messages of browsers and Vite for code that failed to load. */
const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error && /import|preload/i.test(error.message);

/** The error page for code that failed to load or threw while rendering. */
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
          {/* Full page loads: the error may break client-side navigation too. */}
          <LinkButton to="/" isFullReload variant="default">
            {t('failed.home')}
          </LinkButton>
          <LinkButton to="/support" isFullReload variant="default">
            {t('failed.support')}
          </LinkButton>
        </MessagePage>
      )}
    </main>
  );
}

/** An email address works even if nothing of the product does. */
function WriteToUs() {
  const { t } = useTranslation('app');
  return (
    <p>
      {t('failed.write')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </p>
  );
}

/** Also calls the server, because a browser with Wi-Fi but no internet reports that it is online. */
function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);

  useEffect(() => {
    const controller = new AbortController();
    call('GET /health/live', { quiet: true, signal: controller.signal }).catch((error: unknown) => {
      const { status } = error as { status?: number };
      if (!controller.signal.aborted && status === 0) setOffline(true);
    });
    return () => controller.abort();
  }, []);

  return isOffline;
}
