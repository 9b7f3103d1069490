import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useTranslation } from 'react-i18next';
import classes from '../../../item/choice/choice.module.css';
import { choose, toggleEliminated, type QuestionPosition } from './choice-events.ts';
import { ChoiceRow } from './choice-row.tsx';

type Choices = Extract<StudentView['response'], { kind: 'choice' }>['choices'];

interface Props extends QuestionPosition {
  choices: Choices;
  figures: StudentView['figures'];
  state: QuestionState;
  /** Shows the buttons of the eliminator. Eliminated choices look crossed out even without it. */
  isEliminatorOn: boolean;
  /** The id of the element that names the question. */
  labelledBy: string;
  send: (event: BrowserEvent) => void;
}

/** The choices as radio buttons on cards, so arrow keys choose. */
export function ChoiceList(props: Props) {
  const { choices, figures, state, isEliminatorOn, labelledBy, module, question, send } = props;
  const { t } = useTranslation('attempts/player/question');
  const position: QuestionPosition = { module, question };
  return (
    <fieldset className={classes.choices} aria-labelledby={labelledBy}>
      {choices.map(({ id, text }) => (
        <ChoiceRow
          key={id}
          id={id}
          text={text}
          figures={figures}
          name={`answer-${module}-${question}`}
          isChosen={state.answer === id}
          isEliminated={state.eliminated.includes(id)}
          isEliminatorOn={isEliminatorOn}
          eliminatedText={t('eliminated')}
          onChoose={(choice: ChoiceId) => choose(position, state, choice).forEach(send)}
          onToggleEliminated={(choice) => toggleEliminated(position, state, choice).forEach(send)}
        />
      ))}
    </fieldset>
  );
}
