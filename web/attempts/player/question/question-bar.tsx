import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../ui/layout/hidden-text.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './question.module.css';

interface Props {
  /** The id of the heading, which names the question for screen readers. */
  id: string;
  /** Counted from 1. */
  number: number;
  isMarked: boolean;
  onToggleMarked: () => void;
  readAloud?: ReactNode;
  /** Absent if the question has no choices. */
  eliminator?: { isOn: boolean; onToggle: () => void } | undefined;
}

/** The same symbol as in the official player, which needs no translation. */
const crossedLetters = 'ABC';

export function QuestionBar(props: Props) {
  const { id, number, isMarked, onToggleMarked, readAloud, eliminator } = props;
  const { t } = useTranslation('attempts/player/question');
  return (
    <div className={classes.bar}>
      <h2 id={id} className={classes.number} tabIndex={-1}>
        <HiddenText>{t('question')}</HiddenText> {number}
      </h2>
      <PlainButton className={classes.mark} aria-pressed={isMarked} onClick={onToggleMarked}>
        {isMarked ? (
          <IconBookmarkFilled size={20} aria-hidden />
        ) : (
          <IconBookmark size={20} aria-hidden />
        )}
        {t('markForReview')}
      </PlainButton>
      {readAloud}
      {eliminator && (
        <PlainButton
          className={classes.eliminator}
          aria-label={t('eliminator')}
          title={t('eliminator')}
          aria-pressed={eliminator.isOn}
          onClick={eliminator.onToggle}
        >
          <span aria-hidden>{crossedLetters}</span>
        </PlainButton>
      )}
    </div>
  );
}
