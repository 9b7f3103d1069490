import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useState } from 'react';
import type { Player } from '../player.ts';
import type { Place } from '../question/choice-events.ts';
import { PassagePane } from '../question/passage-pane.tsx';
import { QuestionPane } from '../question/question-pane.tsx';
import { TwoPanes } from '../question/two-panes.tsx';
import { HighlightToolbar } from '../tools/highlights/highlight-toolbar.tsx';
import { NotesPanel } from '../tools/highlights/notes-panel.tsx';
import { useHighlights } from '../tools/highlights/use-highlights.ts';
import { Divider } from '../tools/layout/divider.tsx';
import { LineReader } from '../tools/layout/line-reader.tsx';
import type { Zoom } from '../tools/zoom/use-zoom.ts';
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

/** One question with what is to be read, marked and written beside it. */
export function QuestionView({ player, item, state, place, tools, zoom }: Props) {
  const { send } = player;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [split, setSplit] = useSplit();
  const onNote = (id: string, note: string): void =>
    void send({ type: 'noted', ...place, id, note });
  const onRemove = (id: string): void => void send({ type: 'highlight-removed', ...place, id });
  const highlighting = useHighlights({
    container,
    highlights: state.highlights,
    isOn: tools.isOn('highlights'),
    onAdd: (highlight) => send({ type: 'highlighted', ...place, highlight }),
    onRemove,
    onNote,
  });
  return (
    <div className={classes.question} ref={setContainer}>
      <div className={classes.panes} style={zoom.style}>
        <TwoPanes
          scrollKey={item.id}
          split={split}
          left={item.passages.length > 0 ? <PassagePane item={item} /> : undefined}
          divider={<Divider fraction={split} onChange={setSplit} />}
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
      <HighlightToolbar highlighting={highlighting} />
      {tools.isOn('lineReader') && <LineReader onClose={() => tools.set('lineReader', false)} />}
      {tools.isOn('notes') && (
        <div className={classes.notes}>
          <NotesPanel
            highlights={state.highlights}
            onNote={onNote}
            onRemove={onRemove}
            onShow={highlighting.show}
            onClose={() => tools.set('notes', false)}
          />
        </div>
      )}
    </div>
  );
}
