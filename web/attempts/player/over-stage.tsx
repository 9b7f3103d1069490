import { isOver } from '@bac/exam/attempt/attempt.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Player } from './player.ts';
import { Abandoned } from './stages/abandoned.tsx';
import { Completed } from './stages/completed.tsx';
import { TakenOverStage } from './taken-over-stage.tsx';

/** Where nothing more can be done here: it is finished, given up, or going on somewhere else. */
export function OverStage({ player }: { player: Player }) {
  const { attempt, test, saveState } = player;
  const [language] = useLanguage();
  const testName = test.name[language];
  if (attempt.phase.name === 'abandoned') {
    const { isByTeam } = attempt.phase;
    return <Abandoned testName={testName} testId={test.id} isByTeam={isByTeam} />;
  }
  if (isOver(attempt.phase)) {
    return <Completed testName={testName} attemptId={player.id} saveState={saveState} />;
  }
  return <TakenOverStage player={player} testName={testName} />;
}
