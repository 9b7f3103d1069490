import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import classes from '../choice/choice.module.css';
import type { Verdict } from '../choice/choice.tsx';
import { ChoiceCard } from './choice-card.tsx';
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

type Choices = Extract<StudentView['response'], { kind: 'choice' }>['choices'];

interface ChoiceAnswerProps {
  choices: Choices;
  figures: StudentView['figures'];
  /** Of the group of radio buttons. */
  name: string;
  answer: string | null;
  labelledBy: string;
  isLocked: boolean;
  rightChoice: ChoiceId | undefined;
  onAnswer: (answer: ChoiceId) => void;
}

function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { choices, figures, name, answer, labelledBy, isLocked, rightChoice, onAnswer } = props;
  const verdictOn = (id: ChoiceId): Verdict | undefined => {
    if (rightChoice === undefined) return undefined;
    if (id === rightChoice) return id === answer ? 'chosen-right' : 'right';
    return id === answer ? 'chosen-wrong' : undefined;
  };
  return (
    <fieldset className={classes.choices} aria-labelledby={labelledBy} disabled={isLocked}>
      {choices.map(({ id, text }) => (
        <ChoiceCard
          key={id}
          id={id}
          text={text}
          figures={figures}
          name={name}
          isChosen={answer === id}
          verdict={verdictOn(id)}
          onChoose={() => onAnswer(id)}
        />
      ))}
    </fieldset>
  );
}
