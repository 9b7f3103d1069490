import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { ModuleScreen } from './module/module-screen.tsx';
import type { Player } from './player.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { Abandoned } from './stages/abandoned.tsx';
import { BreakScreen } from './stages/break-screen.tsx';
import { Completed } from './stages/completed.tsx';
import { ExitDialog } from './stages/exit-dialog.tsx';
import { ModuleSelect } from './stages/module-select.tsx';
import { PendingPart } from './stages/pending-part.tsx';
import { Welcome } from './stages/welcome.tsx';
import { TakenOverStage } from './taken-over-stage.tsx';
import { useOpening } from './use-opening.ts';

/** Which screen an attempt is at; everything follows from its phase. */
export function AttemptStage({ player }: { player: Player }) {
  const [isExiting, setExiting] = useState(false);
  const navigate = useNavigate();
  const isBegun = player.attempt.modules.length > 0;

  const { send } = player;
  const exit = useCallback((): void => {
    // Where nothing has been answered there is nothing to lose, and nothing to ask.
    if (isBegun) return setExiting(true);
    send({ type: 'abandoned' });
    void navigate('/tests');
  }, [isBegun, send, navigate]);

  return (
    <>
      {player.isSignedOut && <SignedOutNotice />}
      <Stage player={player} onExit={exit} />
      <ExitDialog
        isOpen={isExiting}
        onClose={() => setExiting(false)}
        onConfirm={() => {
          setExiting(false);
          player.send({ type: 'abandoned' });
        }}
      />
    </>
  );
}

function Stage({ player, onExit }: { player: Player; onExit: () => void }) {
  const { attempt, test, saveState, now } = player;
  const { plan, chosen, phase } = attempt;
  const [language] = useLanguage();
  const [isGreeted, setGreeted] = useState(false);
  const { open, isOpening, problem } = useOpening(player);
  const testName = test.name[language];
  const isNew = attempt.modules.length === 0;

  if (phase.name === 'completed' || phase.name === 'ended') {
    return <Completed testName={testName} attemptId={player.id} saveState={saveState} />;
  }
  if (phase.name === 'abandoned') return <Abandoned testName={testName} testId={test.id} />;
  if (!player.isActive) return <TakenOverStage player={player} testName={testName} />;
  if (phase.name === 'module') return <ModuleScreen player={player} onExit={onExit} />;
  if (phase.name === 'break') {
    return (
      <BreakScreen
        testName={testName}
        plan={plan}
        next={phase.next}
        endsAt={phase.endsAt}
        now={now}
        saveState={saveState}
        onEnd={() => {
          player.send({ type: 'break-ended' });
          open(phase.next);
        }}
      />
    );
  }
  // A form of one section goes from the welcome straight to its part.
  if (isNew && !isGreeted && (phase.name === 'choosing' || chosen.length === plan.modules.length)) {
    return (
      <Welcome
        test={test}
        plan={plan}
        hasTextToSpeech={player.hasTextToSpeech}
        onStart={() => setGreeted(true)}
        onExit={onExit}
      />
    );
  }
  if (phase.name === 'choosing') {
    return (
      <ModuleSelect
        testName={testName}
        plan={plan}
        onChoose={(sections) => player.send({ type: 'sections-chosen', sections })}
        onExit={onExit}
      />
    );
  }
  return (
    <PendingPart
      testName={testName}
      plan={plan}
      chosen={chosen}
      next={phase.next}
      mayBreak={phase.mayBreak}
      isOpening={isOpening}
      isOnline={saveState !== 'offline'}
      problem={problem}
      saveState={saveState}
      onOpen={() => open(phase.next)}
      onBreak={() => player.send({ type: 'break-started' })}
      onSkipBreak={() => {
        player.send({ type: 'break-skipped' });
        open(phase.next);
      }}
      onExit={onExit}
    />
  );
}
