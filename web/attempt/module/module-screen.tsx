import { openModule } from '@bac/exam/attempt/attempt.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { KnownFormulas } from '../../ui/item-text/known-formulas.ts';
import { WovenRule } from '../../ui/woven-rule.tsx';
import type { Player } from '../player.ts';
import { prepareItems } from '../question/prepare-items.ts';
import { useModuleHeading } from '../stages/use-module-heading.ts';
import { useZoom } from '../tools/zoom/use-zoom.ts';
import { fetchTools, ModuleReview, ModuleWindows, Paused, SpeechTool } from './later-tools.ts';
import { ModuleFooter } from './module-footer.tsx';
import { ModuleHeader } from './module-header.tsx';
import classes from './module.module.css';
import { QuestionView } from './question-view.tsx';
import { useCurrentQuestion } from './use-current-question.ts';
import { useModuleShortcuts } from './use-module-shortcuts.ts';
import { useTools } from './use-tools.ts';
import { useVisits } from './use-visits.ts';

interface Props {
  player: Player;
  onExit: () => void;
}

const none = {};

/** A part that is open: the questions, the tools, the clock. */
export function ModuleScreen({ player, onExit }: Props) {
  const { attempt, items, now, test } = player;
  const { t } = useTranslation('attempt');
  const [language] = useLanguage();
  const heading = useModuleHeading();
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
  const [wasHeard, setHeard] = useState(false);
  if (tools.isOn('speech') && !wasHeard) setHeard(true);
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
    place: { module, question },
    isReviewing,
    back,
    next,
    ...(attempt.plan.mayPause && { pause }),
  });
  const formulas = player.formulas ?? none;
  useEffect(() => prepareItems(items, formulas), [items, formulas]);
  useEffect(() => fetchTools({ section, hasSpeech }), [section, hasSpeech]);
  const title = heading(attempt.plan, module);
  useDocumentTitle(t('documentTitle', { heading: title }));

  const state = open?.questions[question];
  const item = items[question];
  if (!open || !state || !item) return null;
  if (isPaused) {
    return (
      <Paused
        testName={test.name[language]}
        msLeft={open.deadline - pausedAt}
        onResume={() => player.send({ type: 'resumed' })}
        onExit={onExit}
      />
    );
  }
  return (
    <div className={classes.screen}>
      <ModuleHeader
        heading={title}
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
      {wasHeard && (
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
            <ModuleReview player={player} open={open} heading={title} onGo={go} />
          </div>
        ) : (
          <KnownFormulas value={formulas}>
            <QuestionView
              player={player}
              item={item}
              state={state}
              place={{ module, question }}
              tools={tools}
              zoom={zoom}
            />
          </KnownFormulas>
        )}
      </div>
      <ModuleFooter
        saveState={player.saveState}
        questions={open.questions}
        current={question}
        heading={title}
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
        tools={tools}
        hasSpeech={player.hasTextToSpeech}
      />
    </div>
  );
}
