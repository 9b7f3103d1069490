import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { useId, type ReactNode } from 'react';
import { ItemText } from '../item-text/item-text.tsx';
import { useSpoken } from '../item-text/use-spoken.ts';
import classes from './choice.module.css';

export type Verdict = 'right' | 'chosen-right' | 'chosen-wrong';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  /** What the card says after its words, with what parts the two; heard where the words can't be read out as they stand. */
  said?: string | undefined;
  /** Crossed out by the student, or what it turned out to be. */
  state?: 'eliminated' | Verdict | undefined;
  /** Beside the words. */
  children?: ReactNode;
  onChoose: () => void;
}

/** The radio button lies over its whole card: one large target, and no drag across the words that chooses by accident. */
export function Choice(props: Props) {
  const { id, text, figures, name, isChosen, said = '', state, children, onChoose } = props;
  const label = useId();
  const [words, spoken] = useSpoken(text);
  return (
    <div className={classes.card} data-chosen={isChosen || undefined} data-state={state}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        value={id}
        checked={isChosen}
        {...(spoken === undefined
          ? { 'aria-labelledby': label }
          : { 'aria-label': `${id} ${spoken}${said}` })}
        onChange={onChoose}
      />
      <div id={label} className={classes.label}>
        <span className={classes.letter}>{id}</span>
        <div ref={words} className={classes.words}>
          <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
        </div>
        {children}
      </div>
    </div>
  );
}
