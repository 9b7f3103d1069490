import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import classes from '../choice/choice.module.css';
import type { Verdict } from '../choice/choice.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { EntryAnswer } from './entry-answer.tsx';

interface Props {
  item: StudentView;
  /** Null if there is none. */
  answer: string | null;
  onAnswer: (answer: string | null) => void;
  /** The id of the element that names the question. */
  labelledBy: string;
  /** The answer is final and can't be changed. */
  isLocked?: boolean;
  /** The right choice once it may be revealed: it and the student's choice then show their verdicts. */
  rightChoice?: ChoiceId | undefined;
}

/** The answer to a question outside a test: choices or a text field. */
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
  /** The name of the radio group. */
  name: string;
  answer: string | null;
  labelledBy: string;
  isLocked: boolean;
  rightChoice: ChoiceId | undefined;
  onAnswer: (answer: ChoiceId) => void;
}

function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { choices, figures, name, answer, labelledBy, isLocked, rightChoice, onAnswer } = props;
  const verdictOf = (id: ChoiceId): Verdict | undefined => {
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
          verdict={verdictOf(id)}
          onChoose={() => onAnswer(id)}
        />
      ))}
    </fieldset>
  );
}
