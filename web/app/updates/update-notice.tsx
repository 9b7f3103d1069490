import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { isTestPath } from './is-test-path.ts';
import { applyUpdate, startServiceWorker } from './service-worker.ts';
import { useKeptTest } from './use-kept-test.ts';
import classes from './update-notice.module.css';
import { useUpdateState } from './update-state.ts';

/** Keeps watch for a newer version, and says when there is one, never in a test. */
export function UpdateNotice() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const isReady = useUpdateState((state) => state.isReady);
  const [isPutOff, setPutOff] = useState(false);
  useKeptTest(pathname);
  useEffect(() => void startServiceWorker(), []);
  const isShown = isReady && !isPutOff && !isTestPath(pathname);

  return (
    <output className={classes.place}>
      {isShown && (
        <span className={classes.notice}>
          <span className={classes.text}>
            <strong>{t('update.title')}</strong> {t('update.text')}
          </span>
          <span className={classes.actions}>
            <Button onClick={applyUpdate}>{t('update.reload')}</Button>
            <Button variant="subtle" onClick={() => setPutOff(true)}>
              {t('update.later')}
            </Button>
          </span>
        </span>
      )}
    </output>
  );
}
