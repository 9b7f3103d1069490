import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import { showToast } from '../../../ui/feedback/toast.ts';

/** The format of the token in the email. */
const tokenPattern = /^[\w-]{43}$/;

/** Opened by the last line of an email. Only the button stops the emails, because mail programs open links on their own. */
export function StopScreen() {
  const { t } = useTranslation('following/family');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'unknown'>(
    tokenPattern.test(token) ? 'asking' : 'unknown',
  );
  useDocumentTitle(t('stop.documentTitle'));

  async function stop(): Promise<void> {
    setState('busy');
    try {
      await call('POST /family/weekly-email/unsubscribe', { body: { token }, quiet: true });
      invalidate('GET /family/children');
      setState('done');
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
      setState(isUnknown ? 'unknown' : 'asking');
      if (!isUnknown) void showToast('error', (error as Error).message);
    }
  }

  return (
    <section className={page.page} aria-live="polite">
      {state === 'asking' || state === 'busy' ? (
        <>
          <PageTitle title={t('stop.title')} lead={t('stop.text')} />
          <div>
            <Button loading={state === 'busy'} onClick={() => void stop()}>
              {t('stop.button')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <PageTitle title={t(`stop.${state}Title`)} lead={t(`stop.${state}Text`)} />
          <div>
            <LinkButton to="/family" variant="default">
              {t('stop.toFamily')}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
