import { isOver } from '@bac/exam/attempt/attempt.ts';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Player } from './player.ts';
import { Abandoned } from './stages/end/abandoned.tsx';
import { Completed } from './stages/end/completed.tsx';
import { isAnswered } from './stages/start/first-look-order.ts';
import { TakenOver } from './stages/end/taken-over.tsx';

/** The end of an attempt on this device: it is completed, abandoned, or active on another device. */
export function OverStage({ player }: { player: Player }) {
  const { attempt, test, saveState } = player;
  const [language] = useLanguage();
  const testName = test.name[language];
  if (attempt.phase.name === 'abandoned') {
    const isTimeOver = player.now() >= (attempt.plan.endsBy ?? Infinity);
    const endedBy = attempt.phase.isByTeam ? 'team' : isTimeOver ? 'time' : 'student';
    return <Abandoned testName={testName} testId={test.id} endedBy={endedBy} />;
  }
  if (isOver(attempt.phase)) {
    const last = attempt.modules.at(-1);
    return (
      <Completed
        testName={testName}
        attemptId={player.id}
        saveState={saveState}
        {...(last?.closed?.by === 'clock' && {
          unansweredAtZero: last.questions.filter((question) => !isAnswered(question)).length,
        })}
      />
    );
  }
  return <TakenOverStage player={player} testName={testName} />;
}

function TakenOverStage({ player, testName }: { player: Player; testName: string }) {
  const [isTakingOver, setTakingOver] = useState(false);
  const takeOver = (): void => {
    setTakingOver(true);
    player
      .takeOver()
      .catch((error: Error) => showToast('error', error.message))
      .finally(() => setTakingOver(false));
  };
  return (
    <TakenOver
      testName={testName}
      saveState={player.saveState}
      isTakingOver={isTakingOver}
      onTakeOver={takeOver}
    />
  );
}
