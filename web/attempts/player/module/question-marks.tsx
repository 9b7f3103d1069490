import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { Player } from '../player.ts';
import type { QuestionPosition } from '../question/choice-events.ts';
import { HighlightToolbar } from '../tools/highlights/highlight-toolbar.tsx';
import { NotesPanel } from '../tools/highlights/notes-panel.tsx';
import { useHighlights } from '../tools/highlights/use-highlights.ts';
import { useLayer } from '../tools/window/layers.ts';
import classes from './module.module.css';
import type { Tools } from './tools/use-tools.ts';

interface Props {
  /** The element that contains the text of the question. */
  container: HTMLElement | null;
  state: QuestionState;
  position: QuestionPosition;
  send: Player['send'];
  tools: Tools;
}

/** The highlights and notes of one question. */
export function QuestionMarks({ container, state, position, send, tools }: Props) {
  const { zIndex, raiseProps } = useLayer('notes');
  const onNote = (id: string, note: string): void =>
    void send({ type: 'noted', ...position, id, note });
  const onRemove = (id: string): void => void send({ type: 'highlight-removed', ...position, id });
  const highlighting = useHighlights({
    container,
    highlights: state.highlights,
    isOn: tools.isOn('highlights'),
    onAdd: (highlight) => send({ type: 'highlighted', ...position, highlight }),
    onRemove,
    onNote,
  });
  return (
    <>
      <HighlightToolbar highlighting={highlighting} />
      {tools.isOn('notes') && (
        <div className={classes.notes} style={{ zIndex }} {...raiseProps}>
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
