import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemText } from '../item-text/item-text.tsx';
import { useSpoken } from '../item-text/use-spoken.ts';
import classes from './choice-answer.module.css';

export type Verdict = 'right' | 'chosen-right' | 'chosen-wrong';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  name: string;
  isChosen: boolean;
  verdict: Verdict | undefined;
  onChoose: () => void;
}

/** The radio button lies over its whole card. What it turned out to be is said in a word and by a sign, never by colour alone. */
export function ChoiceCard(props: Props) {
  const { id, text, figures, name, isChosen, verdict, onChoose } = props;
  const { t } = useTranslation('ui/item-answer');
  const label = useId();
  const [words, spoken] = useSpoken(text);
  const said = verdict && t(`verdict.${verdict}`);
  const Sign = verdict === 'chosen-wrong' ? IconX : IconCheck;
  return (
    <div className={classes.card} data-chosen={isChosen || undefined} data-verdict={verdict}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        value={id}
        checked={isChosen}
        {...(spoken === undefined
          ? { 'aria-labelledby': label }
          : { 'aria-label': [id, spoken, said].filter(Boolean).join(' ') })}
        onChange={onChoose}
      />
      <div id={label} className={classes.label}>
        <span className={classes.letter}>{id}</span>
        <div ref={words} className={classes.words}>
          <ItemText text={text} figures={figures} blockPrefix={`choice-${id}`} />
        </div>
        {said && (
          <span className={classes.verdict}>
            <Sign size={16} aria-hidden />
            {said}
          </span>
        )}
      </div>
    </div>
  );
}
