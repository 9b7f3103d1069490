import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { EntryAnswer } from './entry-answer.tsx';

interface Props {
  item: StudentView;
  /** Null while there is none. */
  answer: string | null;
  onAnswer: (answer: string | null) => void;
  /** The id of what names the question. */
  labelledBy: string;
  /** It is given and can't be changed any more. */
  isLocked?: boolean;
  /** Once it may be told: this choice and the student's own say what they are. */
  rightChoice?: ChoiceId | undefined;
}

/** The plain place for an answer, outside the test: choices, or a field. */
export function ItemAnswer(props: Props) {
  const { item, answer, onAnswer, labelledBy, isLocked = false, rightChoice } = props;
  const { response, figures, id } = item;
  if (response.kind === 'entered') {
    return <EntryAnswer answer={answer ?? ''} isLocked={isLocked} onAnswer={onAnswer} />;
  }
  return (
    <ChoiceAnswer
      choices={response.choices}
      figures={figures}
      name={`answer-${id}`}
      answer={answer}
      labelledBy={labelledBy}
      isLocked={isLocked}
      rightChoice={rightChoice}
      onAnswer={onAnswer}
    />
  );
}
