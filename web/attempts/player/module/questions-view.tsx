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

/** A phone has little memory, so there only the next question is rendered in advance, and the previous one is removed. */
const hasRoom = (): boolean => matchMedia('(min-width: 48em)').matches;

/**
 * The indexes of the questions to render, in order: the one in view at once, and in idle time the next one and the one just left.
 * Navigating to a rendered question renders nothing.
 */
function useRenderedQuestions(question: number, count: number): readonly number[] {
  const [rendered, setRendered] = useState<readonly number[]>([question]);
  if (!rendered.includes(question)) setRendered([...rendered, question].toSorted((a, b) => a - b));
  const previous = useRef<number>(undefined);
  useEffect(() => {
    const before = previous.current;
    previous.current = question;
    return afterFrame(() => {
      const left = hasRoom() && before !== undefined ? before : question;
      const indexes = new Set([left, question, Math.min(question + 1, count - 1)]);
      // A transition, so that the next navigation does not wait for it.
      startTransition(() => setRendered([...indexes].toSorted((a, b) => a - b)));
    });
  }, [question, count]);
  return rendered;
}

const key = 'testSplit';
const middle = 0.5;

function readSplit(): number {
  const stored = Number(localStorage.getItem(key));
  return stored >= 0.25 && stored <= 0.75 ? stored : middle;
}

/** The position of the divider, stored in this browser for all questions. */
function useSplit(): [number, (fraction: number) => void] {
  const [split, setSplit] = useState(readSplit);
  const saveSplit = useCallback((fraction: number): void => {
    localStorage.setItem(key, String(fraction));
    setSplit(fraction);
  }, []);
  return [split, saveSplit];
}

interface Props {
  player: Player;
  open: ModuleState;
  /** The index of the question in view. */
  question: number;
  tools: Tools;
  zoom: Zoom;
}

/** The question in view and, hidden, those that most likely follow: they are already laid out and only have to be shown. */
export function QuestionsView({ player, open, question, tools, zoom }: Props) {
  const { items, send } = player;
  const { toggle } = tools;
  const rendered = useRenderedQuestions(question, items.length);
  const { questions, onScroll } = useArrival(question);
  const [split, setSplit] = useSplit();
  const toggleEliminator = useCallback(() => toggle('eliminator'), [toggle]);
  const current = { split, isEliminatorOn: tools.isOn('eliminator') };
  // Hidden questions follow in idle time, so that dragging the divider does not render all of them.
  const deferredSplit = useDeferredValue(current.split);
  const deferredEliminator = useDeferredValue(current.isEliminatorOn);
  const deferred = { split: deferredSplit, isEliminatorOn: deferredEliminator };
  return (
    <div className={classes.questions} ref={questions} onScrollCapture={onScroll}>
      {rendered.map((index) => {
        const item = items[index];
        const state = open.questions[index];
        if (!item || !state) return null;
        return (
          <QuestionView
            key={item.id}
            item={item}
            state={state}
            module={open.module}
            question={index}
            isHidden={index !== question}
            onSplit={setSplit}
            onToggleEliminator={toggleEliminator}
            send={send}
            tools={tools}
            zoomStyle={zoom.style}
            {...(index === question ? current : deferred)}
          />
        );
      })}
      {tools.isOn('lineReader') && <LineReader onClose={() => tools.set('lineReader', false)} />}
    </div>
  );
}
