import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useUser } from '../../api/auth-state.ts';
import { invalidate } from '../../api/query-cache.ts';
import { refreshUser } from '../../api/refresh-user.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { later } from '../../ui/feedback/later.tsx';
import { AttemptStage } from './attempt-stage.tsx';
import classes from './attempt.module.css';
import { usePlayer, type OpenRequest, type PlayerState } from './engine/use-player.ts';
import { Opening } from './opening.tsx';
import { BeforeModule, ModuleScreen } from './screens.ts';

const PreviewScreen = later(
  async () => (await import('./preview/preview-screen.tsx')).PreviewScreen,
  { Placeholder: Opening },
);

const notFoundPath = '/test/not-found';

/** `?test=` starts a test, with `&assignment=` for a class; `?attempt=` resumes an attempt; `?preview=` shows a test and stores nothing. */
export function AttemptScreen() {
  const [params] = useSearchParams();
  const attempt = params.get('attempt');
  const test = params.get('test');
  const assignment = params.get('assignment');
  const preview = params.get('preview');
  if (preview !== null) {
    return (
      <PreviewScreen test={preview} route={params.get('route') === 'lower' ? 'lower' : 'higher'} />
    );
  }
  if (attempt !== null) return <RunningAttempt request={{ attempt }} />;
  return test === null ? (
    <Navigate to={notFoundPath} replace />
  ) : (
    <RunningAttempt request={{ test, ...(assignment !== null && { assignment }) }} />
  );
}

function RunningAttempt({ request }: { request: OpenRequest }) {
  const { t } = useTranslation('attempts/player');
  const opened = usePlayer(request);
  useVerifyFirst(opened);
  // Fetches the screen that most likely comes first in parallel with the attempt.
  const isNew = 'test' in request;
  useEffect(() => void (isNew ? BeforeModule : ModuleScreen).fetch(), [isNew]);
  // An attempt changes these replies, so pages that cached them must fetch them again.
  useEffect(() => invalidate('GET /tests', 'GET /results', 'GET /own-classes'), []);
  const id = opened.state === 'open' ? opened.player.id : undefined;
  // Replaces the address, so that a reload resumes this attempt instead of starting the test again.
  useEffect(() => {
    if (id === undefined) return;
    history.replaceState(history.state, '', `/test/screen?attempt=${id}`);
  }, [id]);

  if (opened.state === 'open') {
    return <AttemptStage player={opened.player} isAssigned={'assignment' in request} />;
  }
  if (opened.state === 'opening') return <Opening />;
  if (opened.error.status === 404) return <Navigate to={notFoundPath} replace />;
  const isAssigned = opened.error.code === 'TEST_ASSIGNED';
  return (
    <div className={classes.waiting}>
      <ErrorState
        isPageTitle
        title={t(isAssigned ? 'assigned' : 'notOpened')}
        message={opened.error.message}
        {...(!isAssigned && { onRetry: opened.retry })}
      />
      {isAssigned && (
        <p className={classes.toClasses}>
          <LinkButton to="/classes">{t('toClasses')}</LinkButton>
        </p>
      )}
      {opened.error.code === 'GUARDIAN_NEEDED' && (
        <p className={classes.toClasses}>
          <LinkButton to="/family">{t('toFamily')}</LinkButton>
        </p>
      )}
      <Link className={classes.wayBack} to="/tests">
        {t('toTests')}
      </Link>
    </div>
  );
}

/**
 * Handles a test that requires a verified email address: refreshes the user, so that the dialog that asks for the code opens over
 * this page, and starts the test once the address is verified.
 */
function useVerifyFirst(opened: PlayerState): void {
  const isRefused = opened.state === 'failed' && opened.error.code === 'VERIFY_FIRST';
  const isUnverified = useUser()?.status === 'UNVERIFIED';
  const wasUnverified = useRef(isUnverified);

  useEffect(() => {
    if (isRefused) void refreshUser();
  }, [isRefused]);

  const retryStart = useEffectEvent(() => {
    if (isRefused) opened.retry();
  });
  useEffect(() => {
    if (wasUnverified.current && !isUnverified) retryStart();
    wasUnverified.current = isUnverified;
  }, [isUnverified]);
}
