import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useUser } from '../../api/auth-state.ts';
import { invalidate } from '../../api/query-cache.ts';
import { refreshUser } from '../../api/refresh-user.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { later } from '../../ui/feedback/later.tsx';
import { AttemptStage } from './attempt-stage.tsx';
import classes from './attempt.module.css';
import { usePlayer, type Asked, type Opened } from './engine/use-player.ts';
import { Opening } from './opening.tsx';
import { BeforePart, ModuleScreen } from './screens.ts';

const PreviewScreen = later(
  async () => (await import('./preview/preview-screen.tsx')).PreviewScreen,
  { Meanwhile: Opening },
);

const notFoundPath = '/test/not-found';

/** `?test=` starts a test, for a class where `&assignment=` says so, `?attempt=` goes on with one, `?preview=` looks through one and leaves nothing behind. */
export function AttemptScreen() {
  const [given] = useSearchParams();
  const attempt = given.get('attempt');
  const test = given.get('test');
  const assignment = given.get('assignment');
  const preview = given.get('preview');
  if (preview !== null) {
    return (
      <PreviewScreen test={preview} route={given.get('route') === 'lower' ? 'lower' : 'higher'} />
    );
  }
  if (attempt !== null) return <RunningAttempt asked={{ attempt }} />;
  return test === null ? (
    <Navigate to={notFoundPath} replace />
  ) : (
    <RunningAttempt asked={{ test, ...(assignment !== null && { assignment }) }} />
  );
}

function RunningAttempt({ asked }: { asked: Asked }) {
  const { t } = useTranslation('attempts/player');
  const opened = usePlayer(asked);
  useVerifyFirst(opened);
  // The screen that most likely comes first is fetched beside the attempt, not after it.
  const isNew = 'test' in asked;
  useEffect(() => void (isNew ? BeforePart : ModuleScreen).fetch(), [isNew]);
  // An attempt changes what these replies say, so the pages that kept them fetch them again.
  useEffect(() => invalidate('GET /tests', 'GET /results', 'GET /own-classes'), []);
  const id = opened.state === 'open' ? opened.player.id : undefined;
  // The address of the attempt itself: a reload goes on with it instead of asking for the test again.
  useEffect(() => {
    if (id === undefined) return;
    history.replaceState(history.state, '', `/test/screen?attempt=${id}`);
  }, [id]);

  if (opened.state === 'open') {
    return <AttemptStage player={opened.player} isAssigned={'assignment' in asked} />;
  }
  if (opened.state === 'opening') return <Opening />;
  if (opened.error.status === 404) return <Navigate to={notFoundPath} replace />;
  return (
    <div className={classes.waiting}>
      <ErrorState title={t('notOpened')} message={opened.error.message} onRetry={opened.retry} />
      <Link className={classes.wayBack} to="/tests">
        {t('toTests')}
      </Link>
    </div>
  );
}

/**
 * Where a test may only be started with a verified address: makes sure that this page knows the address is not, so that
 * the question for the code opens over it, and starts the test once the code was right.
 */
function useVerifyFirst(opened: Opened): void {
  const isRefused = opened.state === 'failed' && opened.error.code === 'VERIFY_FIRST';
  const isUnverified = useUser()?.status === 'UNVERIFIED';
  const wasUnverified = useRef(isUnverified);

  useEffect(() => {
    if (isRefused) void refreshUser();
  }, [isRefused]);

  const goOn = useEffectEvent(() => {
    if (isRefused) opened.retry();
  });
  useEffect(() => {
    if (wasUnverified.current && !isUnverified) goOn();
    wasUnverified.current = isUnverified;
  }, [isUnverified]);
}
