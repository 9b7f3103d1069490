import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { isTestPath } from './is-test-path.ts';
import { applyUpdate, startServiceWorker } from './service-worker.ts';
import { useCachedTest } from './use-cached-test.ts';
import classes from './update-notice.module.css';
import { useUpdateState } from './update-state.ts';

/** Shows a notice when there is a newer version, but never during a test. */
export function UpdateNotice() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const isReady = useUpdateState((state) => state.isReady);
  const [isPostponed, setPostponed] = useState(false);
  useCachedTest(pathname);
  useEffect(() => void startServiceWorker(), []);
  const isVisible = isReady && !isPostponed && !isTestPath(pathname);

  return (
    <output className={classes.place}>
      {isVisible && (
        <span className={classes.notice}>
          <span className={classes.text}>
            <strong>{t('update.title')}</strong> {t('update.text')}
          </span>
          <span className={classes.actions}>
            <Button onClick={applyUpdate}>{t('update.reload')}</Button>
            <Button variant="subtle" onClick={() => setPostponed(true)}>
              {t('update.later')}
            </Button>
          </span>
        </span>
      )}
    </output>
  );
}
