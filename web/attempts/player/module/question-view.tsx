import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { afterFrame } from '../after-frame.ts';
import type { Player } from '../player.ts';
import type { Place } from '../question/choice-events.ts';
import { PassagePane } from '../question/passage-pane.tsx';
import { QuestionPane } from '../question/question-pane.tsx';
import { TwoPanes } from '../question/two-panes.tsx';
import { Divider } from '../tools/layout/divider.tsx';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import { QuestionMarks } from './tools/later-tools.ts';
import classes from './module.module.css';
import type { Tools } from './tools/use-tools.ts';

interface QuestionPanesProps extends Place {
  item: StudentView;
  state: QuestionState;
  split: number;
  onSplit: (fraction: number) => void;
  isEliminatorOn: boolean;
  onToggleEliminator: () => void;
  send: Player['send'];
}

/** A question and what is to be read beside it. Knows not whether it is in view: coming into it draws nothing anew. */
const QuestionPanes = memo(function QuestionPanes(props: QuestionPanesProps) {
  const { item, split, onSplit, ...pane } = props;
  const row = useRef<HTMLDivElement>(null);
  return (
    <TwoPanes
      split={split}
      left={item.passages.length > 0 ? <PassagePane item={item} /> : undefined}
      rowRef={row}
      divider={<Divider row={row} fraction={split} onChange={onSplit} />}
      right={<QuestionPane item={item} number={props.question + 1} {...pane} />}
    />
  );
});

/** Whether the browser can skip what waits; otherwise it is invisible and inert, which takes longer to take back. */
const canSkip = (): boolean => CSS.supports('content-visibility', 'hidden');

/** A browser lays out what it skips only when it is asked for a measure of it. */
function useLayoutAhead(container: HTMLElement | null, isWaiting: boolean): void {
  useEffect(() => {
    if (!container || !isWaiting) return undefined;
    return afterFrame(() => {
      container.querySelector('[data-block]')?.getBoundingClientRect();
    });
  }, [container, isWaiting]);
}

interface Props extends QuestionPanesProps {
  /** Drawn only: neither eye, keyboard, reader nor the browser's search meets it. */
  isWaiting: boolean;
  zoomStyle: Zoom['style'];
  tools: Tools;
}

/** One question with what is to be read beside it and what is marked in both. */
export const QuestionView = memo(function QuestionView(props: Props) {
  const { isWaiting, zoomStyle, tools, ...panes } = props;
  const { state, module, question, send } = panes;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useLayoutAhead(container, isWaiting);
  const hasMarks = tools.isOn('highlights') || tools.isOn('notes') || state.highlights.length > 0;
  return (
    <div
      className={classes.question}
      ref={setContainer}
      {...(isWaiting && { 'data-waiting': true, inert: !canSkip() })}
    >
      <div className={classes.panes} style={zoomStyle}>
        <QuestionPanes {...panes} />
      </div>
      {!isWaiting && hasMarks && (
        <QuestionMarks
          container={container}
          state={state}
          place={{ module, question }}
          send={send}
          tools={tools}
        />
      )}
    </div>
  );
});
