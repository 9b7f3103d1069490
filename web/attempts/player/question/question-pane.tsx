import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureView } from '../../../item/figure/figure-view.tsx';
import { ItemText } from '../../../item/item-text/item-text.tsx';
import type { QuestionPosition } from './choice-events.ts';
import { ChoiceList } from './choice-list.tsx';
import { EnteredField } from './later-field.ts';
import { QuestionBar } from './question-bar.tsx';
import classes from './question.module.css';
import { unplacedFigures } from '../../../item/item-text/unplaced-figures.ts';

interface Props extends QuestionPosition {
  /** Blocks are named `stem-<n>` and `choice-<letter>-<n>`. */
  item: StudentView;
  /** Counted from 1. */
  number: number;
  state: QuestionState;
  isEliminatorOn: boolean;
  onToggleEliminator: () => void;
  send: (event: BrowserEvent) => void;
  /** Shown in the bar if the student has text to speech. */
  readAloud?: ReactNode;
}

/** The question, with its choices or its answer field. */
export function QuestionPane(props: Props) {
  const { item, number, state, module, question, send, isEliminatorOn } = props;
  const { t } = useTranslation('attempts/player/question');
  const heading = useId();
  const figures = useMemo(() => unplacedFigures(item), [item]);
  const position: QuestionPosition = { module, question };
  const { response } = item;
  return (
    <section
      className={classes.question}
      aria-label={t('questionAndAnswer')}
      data-region="question"
      tabIndex={-1}
    >
      <QuestionBar
        id={heading}
        number={number}
        isMarked={state.isMarked}
        onToggleMarked={() => send({ type: 'marked', ...position, isMarked: !state.isMarked })}
        readAloud={props.readAloud}
        eliminator={
          response.kind === 'choice'
            ? { isOn: isEliminatorOn, onToggle: props.onToggleEliminator }
            : undefined
        }
      />
      {figures.map((figure) => (
        <FigureView key={figure.id} figure={figure} />
      ))}
      <ItemText text={item.stem} figures={item.figures} blockPrefix="stem" />
      <section
        className={classes.answer}
        aria-label={t('answerOptions')}
        data-region="options"
        tabIndex={-1}
      >
        {response.kind === 'choice' ? (
          <ChoiceList
            {...position}
            choices={response.choices}
            figures={item.figures}
            state={state}
            isEliminatorOn={isEliminatorOn}
            labelledBy={heading}
            send={send}
          />
        ) : (
          <EnteredField
            key={item.id}
            answer={state.answer ?? ''}
            onAnswer={(answer) =>
              send(
                answer === ''
                  ? { type: 'cleared', ...position }
                  : { type: 'answered', ...position, answer },
              )
            }
          />
        )}
      </section>
    </section>
  );
}
