import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { useId, type ReactNode } from 'react';
import { ItemText } from '../item-text/item-text.tsx';
import { useSpoken } from '../item-text/use-spoken.ts';
import classes from './choice.module.css';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  /** What the card says after its words, with what parts the two; heard where the words can't be read out as they stand. */
  said?: string | undefined;
  /** More looks for its parts. */
  looks?: Partial<Record<'card' | 'label' | 'letter' | 'words', string | undefined>>;
  /** Beside the words. */
  children?: ReactNode;
  onChoose: () => void;
}

const both = (own: string | undefined, more: string | undefined): string =>
  [own, more].filter(Boolean).join(' ');

/** The radio button lies over its whole card: one large target, and no drag across the words that chooses by accident. */
export function Choice(props: Props) {
  const { id, text, figures, name, isChosen, said = '', looks = {}, children, onChoose } = props;
  const label = useId();
  const [words, spoken] = useSpoken(text);
  return (
    <div className={both(classes.card, looks.card)} data-chosen={isChosen || undefined}>
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
      <div id={label} className={both(classes.label, looks.label)}>
        <span className={both(classes.letter, looks.letter)}>{id}</span>
        <div ref={words} className={both(classes.words, looks.words)}>
          <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
        </div>
        {children}
      </div>
    </div>
  );
}
