import type { Plan } from '@bac/exam/attempt/plan.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Player } from './player.ts';
import { BreakScreen } from './stages/break/break-screen.tsx';
import { ModuleSelect } from './stages/start/module-select.tsx';
import { PendingModule } from './stages/pending-module.tsx';
import { Welcome } from './stages/start/welcome.tsx';

interface Props {
  player: Player;
  onExit: () => void;
}

/** The plan of the chosen sections, for display only: its module indexes differ from those of the attempt's plan. */
const sectionsOnly = (plan: Plan, chosen: readonly Section[]): Plan => ({
  ...plan,
  modules: plan.modules.filter(({ section }) => chosen.includes(section)),
});

/** The screens before a module: the welcome, the choice of sections, a break, and the page that opens the module. */
export function BeforeModule({ player, onExit }: Props) {
  const { attempt, test, saveState, now } = player;
  const { plan, chosen, phase } = attempt;
  const [language] = useLanguage();
  const [isGreeted, setGreeted] = useState(false);
  const { open, isOpening, problem } = useOpening(player);
  const testName = test.name[language];
  const isNew = attempt.modules.length === 0;

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
  // A form of one section, or one whose sections a class has chosen, goes straight from the welcome to its module.
  const hasNoEvents = Object.values(attempt.devices).every(({ number }) => number === 0);
  const areSectionsFixed = hasNoEvents || chosen.length === plan.modules.length;
  if (isNew && !isGreeted && (phase.name === 'choosing' || areSectionsFixed)) {
    return (
      <Welcome
        test={test}
        plan={phase.name === 'choosing' ? plan : sectionsOnly(plan, chosen)}
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
  if (phase.name !== 'waiting') return null;
  return (
    <PendingModule
      testName={testName}
      plan={plan}
      chosen={chosen}
      next={phase.next}
      mayBreak={phase.mayBreak}
      isTimeUp={attempt.modules.at(-1)?.closed?.by === 'clock'}
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

interface Opening {
  open: (module: number) => void;
  isOpening: boolean;
  /** The server's message about why the last try failed. */
  problem: string | undefined;
}

/** Asks the server to open a module, with one request at a time. */
function useOpening(player: Player): Opening {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = (module: number): void => {
    if (isOpening) return;
    setOpening(true);
    setProblem(undefined);
    player
      .openModule(module)
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setOpening(false));
  };
  return { open, isOpening, problem };
}
