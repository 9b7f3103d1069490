import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { memo, useRef } from 'react';
import type { Player } from '../player.ts';
import type { Place } from '../question/choice-events.ts';
import { PassagePane } from '../question/passage-pane.tsx';
import { QuestionPane } from '../question/question-pane.tsx';
import { TwoPanes } from '../question/two-panes.tsx';
import { Divider } from '../tools/layout/divider.tsx';

export interface QuestionPanesProps extends Place {
  item: StudentView;
  state: QuestionState;
  split: number;
  onSplit: (fraction: number) => void;
  isEliminatorOn: boolean;
  onToggleEliminator: () => void;
  send: Player['send'];
}

/** A question and what is to be read beside it. Knows not whether it is in view: coming into it draws nothing anew. */
export const QuestionPanes = memo(function QuestionPanes(props: QuestionPanesProps) {
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
