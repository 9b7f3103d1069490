import { isOver } from '@bac/exam/attempt/attempt.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import classes from './attempt.module.css';
import type { Player } from './player.ts';
import { BeforeModule, ExitDialog, fetchScreens, ModuleScreen, OverStage } from './screens.ts';

interface Props {
  player: Player;
  /** For a class: leaving before the first module does not use up one of the attempts that the class allows. */
  isAssigned?: boolean;
}

/** Shows the screen for the phase of an attempt. */
export function AttemptStage({ player, isAssigned = false }: Props) {
  const [isExiting, setExiting] = useState(false);
  const navigate = useNavigate();
  const hasOpenedModule = player.attempt.modules.length > 0;
  useEffect(fetchScreens, []);

  const { send } = player;
  const exit = useCallback((): void => {
    // Before the first module there is nothing to lose, so no dialog asks.
    if (hasOpenedModule) return setExiting(true);
    if (!isAssigned) send({ type: 'abandoned' });
    void navigate('/tests');
  }, [hasOpenedModule, isAssigned, send, navigate]);

  return (
    <>
      {player.isSignedOut && <SignedOutNotice />}
      <Stage player={player} onExit={exit} />
      {isExiting && (
        <ExitDialog
          isOpen
          onClose={() => setExiting(false)}
          onConfirm={() => {
            setExiting(false);
            player.send({ type: 'abandoned' });
          }}
        />
      )}
    </>
  );
}

function Stage({ player, onExit }: { player: Player; onExit: () => void }) {
  const { phase } = player.attempt;
  if (isOver(phase) || !player.isActive) return <OverStage player={player} />;
  if (phase.name === 'module') return <ModuleScreen player={player} onExit={onExit} />;
  return <BeforeModule player={player} onExit={onExit} />;
}

/** Tells the student to sign in. Events stay stored on this device and are sent afterwards. */
function SignedOutNotice() {
  const { t } = useTranslation('attempts/player');
  const { pathname, search } = useLocation();
  return (
    <p className={classes.notice} role="alert">
      {t('signedOut')}{' '}
      <Link to="/auth/login" state={{ from: pathname + search }}>
        {t('signIn')}
      </Link>
    </p>
  );
}
