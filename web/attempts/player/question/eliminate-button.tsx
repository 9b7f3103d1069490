import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './choices.module.css';

interface Props {
  id: ChoiceId;
  isEliminated: boolean;
  onToggle: () => void;
}

export function EliminateButton({ id, isEliminated, onToggle }: Props) {
  const { t } = useTranslation('attempts/player/question');
  const name = t(isEliminated ? 'bringBack' : 'eliminate', { choice: id });
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={name}
      title={name}
      onClick={onToggle}
    >
      {isEliminated ? (
        <IconArrowBackUp size={20} aria-hidden />
      ) : (
        <span className={classes.crossed} aria-hidden>
          {id}
        </span>
      )}
    </button>
  );
}
