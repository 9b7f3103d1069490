import type { Figure } from '@bac/exam/figure/figure.ts';
import type { ChoiceId } from '@bac/exam/item/choice-ids.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Choice, type Verdict } from '../choice/choice.tsx';
import classes from './choice-answer.module.css';

interface Props {
  id: ChoiceId;
  text: string;
  figures: Figure[];
  name: string;
  isChosen: boolean;
  verdict: Verdict | undefined;
  onChoose: () => void;
}

/** What it turned out to be is said in a word and by a sign, never by colour alone. */
export function ChoiceCard({ verdict, ...choice }: Props) {
  const { t } = useTranslation('item/item-answer');
  if (!verdict) return <Choice {...choice} />;
  const said = t(`verdict.${verdict}`);
  const Sign = verdict === 'chosen-wrong' ? IconX : IconCheck;
  return (
    <Choice {...choice} said={` ${said}`} state={verdict}>
      <span className={classes.verdict}>
        <Sign size={16} aria-hidden />
        {said}
      </span>
    </Choice>
  );
}
