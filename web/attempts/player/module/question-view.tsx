import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { afterFrame } from '../after-frame.ts';
import type { Player } from '../player.ts';
import type { QuestionPosition } from '../question/choice-events.ts';
import { PassagePane } from '../question/passage-pane.tsx';
import { QuestionPane } from '../question/question-pane.tsx';
import { TwoPanes } from '../question/two-panes.tsx';
import { Divider } from '../tools/layout/divider.tsx';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import { QuestionMarks } from './tools/later-tools.ts';
import classes from './module.module.css';
import type { Tools } from './tools/use-tools.ts';

interface QuestionPanesProps extends QuestionPosition {
  item: StudentView;
  state: QuestionState;
  split: number;
  onSplit: (fraction: number) => void;
  isEliminatorOn: boolean;
  onToggleEliminator: () => void;
  send: Player['send'];
}

/** A question and its passage. It has no prop for being in view, so bringing it into view renders nothing again. */
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

/** Says whether the browser can skip hidden questions. Otherwise they are invisible and inert, which is slower to undo. */
const canSkip = (): boolean => CSS.supports('content-visibility', 'hidden');

/** Forces the layout of a hidden question in idle time: a browser lays out skipped content only when it is measured. */
function useLayoutAhead(container: HTMLElement | null, isHidden: boolean): void {
  useEffect(() => {
    if (!container || !isHidden) return undefined;
    return afterFrame(() => {
      container.querySelector('[data-block]')?.getBoundingClientRect();
    });
  }, [container, isHidden]);
}

interface Props extends QuestionPanesProps {
  /** Rendered in advance: not visible, and not reachable by keyboard, screen reader or the browser's search. */
  isHidden: boolean;
  zoomStyle: Zoom['style'];
  tools: Tools;
}

/** One question with its passage, and the marks in both. */
export const QuestionView = memo(function QuestionView(props: Props) {
  const { isHidden, zoomStyle, tools, ...panes } = props;
  const { state, module, question, send } = panes;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useLayoutAhead(container, isHidden);
  const hasMarks = tools.isOn('highlights') || tools.isOn('notes') || state.highlights.length > 0;
  return (
    <div
      className={classes.question}
      ref={setContainer}
      {...(isHidden && { 'data-waiting': true, inert: !canSkip() })}
    >
      <div className={classes.panes} style={zoomStyle}>
        <QuestionPanes {...panes} />
      </div>
      {!isHidden && hasMarks && (
        <QuestionMarks
          container={container}
          state={state}
          position={{ module, question }}
          send={send}
          tools={tools}
        />
      )}
    </div>
  );
});
