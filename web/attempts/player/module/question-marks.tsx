import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { Player } from '../player.ts';
import type { Place } from '../question/choice-events.ts';
import { HighlightToolbar } from '../tools/highlights/highlight-toolbar.tsx';
import { NotesPanel } from '../tools/highlights/notes-panel.tsx';
import { useHighlights } from '../tools/highlights/use-highlights.ts';
import { useLayer } from '../tools/window/layers.ts';
import classes from './module.module.css';
import type { Tools } from './tools/use-tools.ts';

interface Props {
  /** Holds the words of the question. */
  container: HTMLElement | null;
  state: QuestionState;
  place: Place;
  send: Player['send'];
  tools: Tools;
}

/** What a student marks in the words of one question and writes beside them. */
export function QuestionMarks({ container, state, place, send, tools }: Props) {
  const { zIndex, raising } = useLayer('notes');
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
    <>
      <HighlightToolbar highlighting={highlighting} />
      {tools.isOn('notes') && (
        <div className={classes.notes} style={{ zIndex }} {...raising}>
          <NotesPanel
            highlights={state.highlights}
            onNote={onNote}
            onRemove={onRemove}
            onShow={highlighting.show}
            onClose={() => tools.set('notes', false)}
          />
        </div>
      )}
    </>
  );
}
