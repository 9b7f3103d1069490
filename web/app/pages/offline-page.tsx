import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { useAuthState } from '../../api/auth-state.ts';
import type { UnfinishedTest } from '../../attempts/player/engine/store/unfinished-tests.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import classes from '../app.module.css';
import { MessagePage } from './message-page.tsx';

async function findUnfinished(): Promise<UnfinishedTest[]> {
  const { unfinishedTests } =
    await import('../../attempts/player/engine/store/unfinished-tests.ts');
  return unfinishedTests(useAuthState.getState().user?.accountId ?? '');
}

/** Shown offline when the code of a page is not on this device; an unfinished test stored here can go on. */
export function OfflinePage() {
  const { t } = useTranslation('app');
  const [language] = useLanguage();
  const [tests, setTests] = useState<UnfinishedTest[]>([]);

  useEffect(() => {
    // The page is useful without the tests too.
    findUnfinished().then(setTests, () => {});
  }, []);

  useEffect(() => {
    const reload = (): void => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);

  return (
    <MessagePage title={t('offline.title')} text={t('offline.text')}>
      {tests.length > 0 && (
        <p className={classes.wide}>{t('offline.kept', { count: tests.length })}</p>
      )}
      {tests.map(({ attempt, name }) => (
        <LinkButton key={attempt} to={`/test/screen?attempt=${attempt}`}>
          {t('offline.resume', { test: name[language] })}
        </LinkButton>
      ))}
      <Button variant={tests.length > 0 ? 'default' : 'filled'} onClick={() => location.reload()}>
        {t('offline.retry')}
      </Button>
    </MessagePage>
  );
}
