import { useState } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Player } from './player.ts';
import { TakenOver } from './stages/taken-over.tsx';

export function TakenOverStage({ player, testName }: { player: Player; testName: string }) {
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
