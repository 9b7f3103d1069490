import { openModule } from '@bac/exam/attempt/attempt.ts';
import { useCallback, useEffect, useState } from 'react';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { WovenRule } from '../../../ui/brand/woven-rule.tsx';
import type { Player } from '../player.ts';
import { prepareItems } from '../question/prepare-items.ts';
import { useZoom } from '../tools/zoom/use-zoom.ts';
import {
  fetchTools,
  ModuleReview,
  ModuleWindows,
  Paused,
  SpeechTool,
} from './tools/later-tools.ts';
import { ModuleFooter } from './module-footer.tsx';
import { ModuleHeader } from './module-header.tsx';
import classes from './module.module.css';
import { QuestionsView } from './questions-view.tsx';
import { useCurrentQuestion } from './use-current-question.ts';
import { useModuleShortcuts } from './use-module-shortcuts.ts';
import { useTools } from './tools/use-tools.ts';
import { useVisits } from './use-visits.ts';

interface Props {
  player: Player;
  /** The name of the module. */
  heading: string;
  testName: string;
  onExit: () => void;
}

const none = {};

/** The questions, tools and clock of the open module. The current question is state here, so nothing above renders when it changes. */
export function OpenModule({ player, heading, testName, onExit }: Props) {
  const { attempt, items, now } = player;
  const open = openModule(attempt);
  const module = open?.module ?? 0;
  const section = attempt.plan.modules[module]?.section ?? 'rw';
  const count = open?.questions.length ?? 0;
  const { question, isReviewing, go, review, back, next } = useCurrentQuestion(
    player.id,
    module,
    count,
  );
  const tools = useTools(section);
  const zoom = useZoom();
  const hasSpeech = player.hasTextToSpeech && 'speechSynthesis' in globalThis;
  const [wasSpeechOpened, setSpeechOpened] = useState(false);
  if (tools.isOn('speech') && !wasSpeechOpened) setSpeechOpened(true);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const pausedAt = attempt.phase.name === 'module' ? attempt.phase.pausedAt : undefined;
  const isPaused = pausedAt !== undefined;
  useVisits(player, module, isReviewing || isPaused ? undefined : question);

  const { send } = player;
  const pause = useCallback((): void => void send({ type: 'paused' }), [send]);
  useModuleShortcuts({
    player,
    tools,
    zoom,
    position: { module, question },
    isReviewing,
    back,
    next,
    ...(attempt.plan.mayPause && { pause }),
  });
  const formulas = player.formulas ?? none;
  useEffect(() => prepareItems(items, formulas), [items, formulas]);
  useEffect(() => fetchTools({ section, hasSpeech }), [section, hasSpeech]);

  if (open && isPaused) {
    return (
      <Paused
        testName={testName}
        msLeft={open.deadline - pausedAt}
        onResume={() => player.send({ type: 'resumed' })}
        onExit={onExit}
      />
    );
  }
  // After a pause on a device that never showed the questions, they arrive with the reply to its end.
  if (!open || !items[question]) return null;
  return (
    <div className={classes.screen}>
      <ModuleHeader
        heading={heading}
        section={section}
        deadline={open.deadline}
        now={now}
        tools={tools}
        zoom={zoom}
        hasSpeech={hasSpeech}
        onPause={attempt.plan.mayPause ? pause : undefined}
        onExit={onExit}
      />
      <WovenRule />
      {wasSpeechOpened && (
        <SpeechTool
          isOpen={tools.isOn('speech')}
          container={content}
          onClose={() => tools.set('speech', false)}
        />
      )}
      <div
        className={classes.content}
        ref={setContent}
        data-beside-calculator={tools.isOn('calculator')}
      >
        {isReviewing ? (
          <div style={zoom.style}>
            <ModuleReview player={player} open={open} heading={heading} onGo={go} />
          </div>
        ) : (
          <PrerenderedFormulas value={formulas}>
            <QuestionsView
              player={player}
              open={open}
              question={question}
              tools={tools}
              zoom={zoom}
            />
          </PrerenderedFormulas>
        )}
      </div>
      <ModuleFooter
        saveState={player.saveState}
        questions={open.questions}
        current={question}
        heading={heading}
        isReviewing={isReviewing}
        tools={tools}
        onGo={go}
        onReview={review}
        onBack={back}
        onNext={next}
      />
      <ModuleWindows
        attempt={player.id}
        section={section}
        instruction={player.instruction}
        tools={tools}
        hasSpeech={player.hasTextToSpeech}
        questions={open.questions}
        current={question}
        isReviewing={isReviewing}
      />
    </div>
  );
}
