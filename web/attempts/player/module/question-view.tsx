import { memo, useState } from 'react';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import { QuestionMarks } from './later-tools.ts';
import classes from './module.module.css';
import { QuestionPanes, type QuestionPanesProps } from './question-panes.tsx';
import { canSkip, useLayoutAhead } from './use-layout-ahead.ts';
import type { Tools } from './use-tools.ts';

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
