import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { useId, type ReactNode } from 'react';
import { ItemText } from '../item-text/item-text.tsx';
import { useSpokenText } from '../item-text/use-spoken-text.ts';
import classes from './choice.module.css';

export type Verdict = 'right' | 'chosen-right' | 'chosen-wrong';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  /** The name of the radio group. */
  name: string;
  isChosen: boolean;
  /** Crossed out by the student, or the verdict. */
  state?: 'eliminated' | Verdict | undefined;
  /** Shown beside the text and, for screen readers, read after it. */
  children?: ReactNode;
  onChoose: () => void;
}

/**
 * A choice of a question. The radio button covers the whole card: one large target, and selecting text does not choose by
 * accident.
 */
export function Choice(props: Props) {
  const { id, text, figures, name, isChosen, state, children, onChoose } = props;
  const label = useId();
  const note = useId();
  const [textBox, spoken] = useSpokenText(text);
  return (
    <div className={classes.card} data-chosen={isChosen || undefined} data-state={state}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        lang="en"
        value={id}
        checked={isChosen}
        {...(spoken === undefined
          ? { 'aria-labelledby': label }
          : { 'aria-label': `${id} ${spoken}`, 'aria-describedby': children ? note : undefined })}
        onChange={onChoose}
      />
      <div id={label} className={classes.label}>
        <span className={classes.letter} data-letter>
          {id}
        </span>
        <div ref={textBox} className={classes.words}>
          <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
        </div>
        <span id={note} className={classes.note}>
          {children}
        </span>
      </div>
    </div>
  );
}
