import { newQuestion, type QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useState } from 'react';
import {
  PrerenderedFormulas,
  type Formulas,
} from '../../../item/item-text/prerendered-formulas.ts';
import { PassagePane } from '../question/passage-pane.tsx';
import { QuestionPane } from '../question/question-pane.tsx';
import { TwoPanes } from '../question/two-panes.tsx';
import { applyEvent } from './apply-event.ts';

interface Props {
  item: StudentView;
  formulas: Formulas;
  /** Gets the current answer, or undefined if there is none. */
  onAnswer: (answer: string | undefined) => void;
}

/** One question as a student sees it. It can be answered, but nothing is stored. */
export function QuestionPreview({ item, formulas, onAnswer }: Props) {
  const [state, setState] = useState<QuestionState>(newQuestion);
  const [isEliminatorOn, setEliminator] = useState(false);

  function send(event: BrowserEvent): void {
    setState((before) => applyEvent(before, event));
    if (event.type === 'answered') onAnswer(event.answer);
    if (event.type === 'cleared') onAnswer(undefined);
  }

  return (
    <PrerenderedFormulas value={formulas}>
      <TwoPanes
        split={0.5}
        left={item.passages.length > 0 ? <PassagePane item={item} /> : undefined}
        right={
          <QuestionPane
            item={item}
            number={1}
            module={0}
            question={0}
            state={state}
            isEliminatorOn={isEliminatorOn}
            onToggleEliminator={() => setEliminator(!isEliminatorOn)}
            send={send}
          />
        }
      />
    </PrerenderedFormulas>
  );
}
