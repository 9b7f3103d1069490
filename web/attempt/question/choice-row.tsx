import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { useId } from 'react';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { ItemText } from '../../ui/item-text/item-text.tsx';
import { useSpoken } from '../../ui/item-text/use-spoken.ts';
import classes from './choices.module.css';
import { EliminateButton } from './eliminate-button.tsx';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  isEliminated: boolean;
  isEliminatorOn: boolean;
  /** Said of one that is; translated once for all four. */
  eliminatedWords: string;
  onChoose: (id: ChoiceId) => void;
  onToggleEliminated: (id: ChoiceId) => void;
}

/** The radio button lies over its whole card: one large target, and no drag across the words that chooses by accident. */
export function ChoiceRow(props: Props) {
  const { id, text, figures, name, isChosen, isEliminated, isEliminatorOn } = props;
  const label = useId();
  const [words, spoken] = useSpoken(text);
  const eliminated = isEliminated ? props.eliminatedWords : '';
  return (
    <div className={classes.row}>
      <div className={classes.card} data-chosen={isChosen} data-eliminated={isEliminated}>
        <input
          type="radio"
          className={classes.radio}
          name={name}
          value={id}
          checked={isChosen}
          {...(spoken === undefined
            ? { 'aria-labelledby': label }
            : { 'aria-label': `${id} ${spoken}${eliminated}` })}
          onChange={() => props.onChoose(id)}
        />
        <div id={label} className={classes.label}>
          <span className={classes.letter}>{id}</span>
          <div ref={words} className={classes.words}>
            <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
          </div>
          {isEliminated && <HiddenText>{eliminated}</HiddenText>}
        </div>
      </div>
      {isEliminatorOn && (
        <EliminateButton
          id={id}
          isEliminated={isEliminated}
          onToggle={() => props.onToggleEliminated(id)}
        />
      )}
    </div>
  );
}
