import { openModule } from '@bac/exam/attempt/attempt.ts';
import type { Player } from '../player.ts';
import { choose, toggleEliminated } from '../question/choice-events.ts';
import { useShortcuts } from '../tools/shortcuts/use-shortcuts.ts';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import type { Tools } from './tools/use-tools.ts';

interface Options {
  player: Player;
  tools: Tools;
  zoom: Zoom;
  position: { module: number; question: number };
  isReviewing: boolean;
  back: () => void;
  next: () => void;
  pause?: () => void;
}

/** Binds the keyboard shortcuts of an open module. */
export function useModuleShortcuts(options: Options): void {
  const { player, tools, zoom, position, isReviewing, back, next, pause } = options;
  const { toggle, section } = tools;
  const state = openModule(player.attempt)?.questions[position.question];
  const response = player.items[position.question]?.response;
  const isChoice = !isReviewing && response?.kind === 'choice';
  const applyToChoice = (index: number, act: typeof choose): void => {
    const choice = response?.kind === 'choice' ? response.choices[index]?.id : undefined;
    if (!choice || !state) return;
    for (const event of act(position, state, choice)) player.send(event);
  };

  useShortcuts({
    back,
    next,
    questionMenu: () => toggle('questionMenu'),
    help: () => toggle('help'),
    timer: () => toggle('timerHidden'),
    directions: () => toggle('directions'),
    shortcuts: () => toggle('shortcuts'),
    highlights: () => toggle('highlights'),
    lineReader: () => toggle('lineReader'),
    zoomIn: zoom.zoomIn,
    zoomOut: zoom.zoomOut,
    zoomReset: zoom.reset,
    ...(pause && { pause }),
    ...(player.hasTextToSpeech && { speech: () => toggle('speech') }),
    ...(section === 'math' && {
      calculator: () => toggle('calculator'),
      reference: () => toggle('reference'),
    }),
    ...(!isReviewing && {
      mark: () => player.send({ type: 'marked', ...position, isMarked: !state?.isMarked }),
    }),
    ...(isChoice && {
      eliminator: () => toggle('eliminator'),
      choose: (index: number) => applyToChoice(index, choose),
      eliminate: (index: number) => {
        tools.set('eliminator', true);
        applyToChoice(index, toggleEliminated);
      },
    }),
  });
}
