import type { ModuleState } from '@bac/exam/attempt/attempt.ts';
import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { afterFrame } from '../after-frame.ts';
import type { Player } from '../player.ts';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import { LineReader } from './tools/later-tools.ts';
import classes from './module.module.css';
import { QuestionView } from './question-view.tsx';
import { useArrival } from './use-arrival.ts';
import type { Tools } from './tools/use-tools.ts';

/** A phone has little memory: there only the next question waits, not the one just left. */
const hasRoom = (): boolean => matchMedia('(min-width: 48em)').matches;

/**
 * The questions to draw, in their order: the one in view at once; then, when there is time, the next one ahead and the one
 * just left still, and no others. Going to one that is drawn draws nothing.
 */
function useDrawn(question: number, count: number): readonly number[] {
  const [drawn, setDrawn] = useState<readonly number[]>([question]);
  if (!drawn.includes(question)) setDrawn([...drawn, question].toSorted((a, b) => a - b));
  const seen = useRef<number>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = question;
    return afterFrame(() => {
      const left = hasRoom() && before !== undefined ? before : question;
      const wanted = new Set([left, question, Math.min(question + 1, count - 1)]);
      // Whoever goes on meanwhile does not wait for it.
      startTransition(() => setDrawn([...wanted].toSorted((a, b) => a - b)));
    });
  }, [question, count]);
  return drawn;
}

const key = 'testSplit';
const middle = 0.5;

function read(): number {
  const stored = Number(localStorage.getItem(key));
  return stored >= 0.25 && stored <= 0.75 ? stored : middle;
}

/** Where the divider stands; kept in this browser, for every question. */
function useSplit(): [number, (fraction: number) => void] {
  const [split, setSplit] = useState(read);
  const keep = useCallback((fraction: number): void => {
    localStorage.setItem(key, String(fraction));
    setSplit(fraction);
  }, []);
  return [split, keep];
}

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
