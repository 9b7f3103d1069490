import { openModule } from '@bac/exam/attempt/attempt.ts';
import type { Player } from '../player.ts';
import { choose, toggleEliminated } from '../question/choice-events.ts';
import { useShortcuts } from '../tools/shortcuts/use-shortcuts.ts';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import type { Tools } from './tools/use-tools.ts';

interface Reach {
  player: Player;
  tools: Tools;
  zoom: Zoom;
  place: { module: number; question: number };
  isReviewing: boolean;
  back: () => void;
  next: () => void;
  pause?: () => void;
}

/** What the player's keys do while a part is open. */
export function useModuleShortcuts(reach: Reach): void {
  const { player, tools, zoom, place, isReviewing, back, next, pause } = reach;
  const { toggle, section } = tools;
  const state = openModule(player.attempt)?.questions[place.question];
  const response = player.items[place.question]?.response;
  const isChoice = !isReviewing && response?.kind === 'choice';
  const each = (index: number, act: typeof choose): void => {
    const choice = response?.kind === 'choice' ? response.choices[index]?.id : undefined;
    if (!choice || !state) return;
    for (const event of act(place, state, choice)) player.send(event);
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
      mark: () => player.send({ type: 'marked', ...place, isMarked: !state?.isMarked }),
    }),
    ...(isChoice && {
      eliminator: () => toggle('eliminator'),
      choose: (index: number) => each(index, choose),
      eliminate: (index: number) => {
        tools.set('eliminator', true);
        each(index, toggleEliminated);
      },
    }),
  });
}
