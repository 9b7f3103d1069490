import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import classes from '../choice/choice.module.css';
import type { Verdict } from '../choice/choice.tsx';
import { ChoiceCard } from './choice-card.tsx';

type Choices = Extract<StudentView['response'], { kind: 'choice' }>['choices'];

interface Props {
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

export function ChoiceAnswer(props: Props) {
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
