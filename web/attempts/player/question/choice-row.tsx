import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../item/choice/choice.tsx';
import { HiddenText } from '../../../ui/layout/hidden-text.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './choices.module.css';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  /** The name of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  isEliminated: boolean;
  isEliminatorOn: boolean;
  /** What a screen reader says about an eliminated choice, translated once for all four. */
  eliminatedText: string;
  onChoose: (id: ChoiceId) => void;
  onToggleEliminated: (id: ChoiceId) => void;
}

export function ChoiceRow(props: Props) {
  const { id, text, figures, name, isChosen, isEliminated, isEliminatorOn } = props;
  const stateText = isEliminated ? props.eliminatedText : undefined;
  return (
    <div className={classes.row}>
      <Choice
        id={id}
        text={text}
        figures={figures}
        name={name}
        isChosen={isChosen}
        state={isEliminated ? 'eliminated' : undefined}
        onChoose={() => props.onChoose(id)}
      >
        {stateText && <HiddenText>{stateText}</HiddenText>}
      </Choice>
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

interface EliminateButtonProps {
  id: ChoiceId;
  isEliminated: boolean;
  onToggle: () => void;
}

function EliminateButton({ id, isEliminated, onToggle }: EliminateButtonProps) {
  const { t } = useTranslation('attempts/player/question');
  const name = t(isEliminated ? 'bringBack' : 'eliminate', { choice: id });
  return (
    <PlainButton className={classes.button} aria-label={name} title={name} onClick={onToggle}>
      {isEliminated ? (
        <IconArrowBackUp size={20} aria-hidden />
      ) : (
        <span className={classes.crossed} aria-hidden>
          {id}
        </span>
      )}
    </PlainButton>
  );
}
