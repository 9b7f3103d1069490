import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useMemo, useState } from 'react';
import type { Player } from '../player.ts';
import type { Place } from '../question/choice-events.ts';
import { PassagePane } from '../question/passage-pane.tsx';
import { QuestionPane } from '../question/question-pane.tsx';
import { TwoPanes } from '../question/two-panes.tsx';
import { Divider } from '../tools/layout/divider.tsx';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
import { LineReader, QuestionMarks } from './later-tools.ts';
import classes from './module.module.css';
import { useSplit } from './use-split.ts';
import type { Tools } from './use-tools.ts';

interface Props {
  player: Player;
  item: StudentView;
  state: QuestionState;
  place: Place;
  tools: Tools;
  zoom: Zoom;
}

/** One question with what is to be read beside it. The panes stay from question to question; only their words change. */
export function QuestionView({ player, item, state, place, tools, zoom }: Props) {
  const { send } = player;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [split, setSplit] = useSplit();
  // The same element, so that it is not drawn with every question.
  const divider = useMemo(
    () => <Divider fraction={split} onChange={setSplit} />,
    [split, setSplit],
  );
  return (
    <div className={classes.question} ref={setContainer}>
      <div className={classes.panes} style={zoom.style}>
        <TwoPanes
          scrollKey={item.id}
          split={split}
          left={item.passages.length > 0 ? <PassagePane item={item} /> : undefined}
          divider={divider}
          right={
            <QuestionPane
              item={item}
              number={place.question + 1}
              state={state}
              {...place}
              isEliminatorOn={tools.isOn('eliminator')}
              onToggleEliminator={() => tools.toggle('eliminator')}
              send={send}
            />
          }
        />
      </div>
      {(tools.isOn('highlights') || tools.isOn('notes') || state.highlights.length > 0) && (
        <QuestionMarks
          key={item.id}
          container={container}
          state={state}
          place={place}
          send={send}
          tools={tools}
        />
      )}
      {tools.isOn('lineReader') && <LineReader onClose={() => tools.set('lineReader', false)} />}
    </div>
  );
}
