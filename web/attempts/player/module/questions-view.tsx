import type { ModuleState } from '@bac/exam/attempt/attempt.ts';
import { useCallback, useDeferredValue } from 'react';
import type { Player } from '../player.ts';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import { LineReader } from './later-tools.ts';
import classes from './module.module.css';
import { QuestionView } from './question-view.tsx';
import { useArrival } from './use-arrival.ts';
import { useDrawn } from './use-drawn.ts';
import { useSplit } from './use-split.ts';
import type { Tools } from './use-tools.ts';

interface Props {
  player: Player;
  open: ModuleState;
  /** The one in view, counted from 0. */
  question: number;
  tools: Tools;
  zoom: Zoom;
}

/** The question in view and, unseen, those that it is most likely left for: laid out already, they only have to be shown. */
export function QuestionsView({ player, open, question, tools, zoom }: Props) {
  const { items, send } = player;
  const { toggle } = tools;
  const drawn = useDrawn(question, items.length);
  const { questions, onScroll } = useArrival(question);
  const [split, setSplit] = useSplit();
  const toggleEliminator = useCallback(() => toggle('eliminator'), [toggle]);
  const now = { split, isEliminatorOn: tools.isOn('eliminator') };
  // What nobody sees follows when there is time: the divider must not drag all of them along.
  const laterSplit = useDeferredValue(now.split);
  const isEliminatorOnLater = useDeferredValue(now.isEliminatorOn);
  const later = { split: laterSplit, isEliminatorOn: isEliminatorOnLater };
  return (
    <div className={classes.questions} ref={questions} onScrollCapture={onScroll}>
      {drawn.map((each) => {
        const item = items[each];
        const state = open.questions[each];
        if (!item || !state) return null;
        return (
          <QuestionView
            key={item.id}
            item={item}
            state={state}
            module={open.module}
            question={each}
            isWaiting={each !== question}
            onSplit={setSplit}
            onToggleEliminator={toggleEliminator}
            send={send}
            tools={tools}
            zoomStyle={zoom.style}
            {...(each === question ? now : later)}
          />
        );
      })}
      {tools.isOn('lineReader') && <LineReader onClose={() => tools.set('lineReader', false)} />}
    </div>
  );
}
