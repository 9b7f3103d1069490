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

/** A choice with its verdict as a word and an icon, never by color alone. */
export function ChoiceCard({ verdict, ...choice }: Props) {
  const { t } = useTranslation('item/item-answer');
  if (!verdict) return <Choice {...choice} />;
  const label = t(`verdict.${verdict}`);
  const VerdictIcon = verdict === 'chosen-wrong' ? IconX : IconCheck;
  return (
    <Choice {...choice} state={verdict}>
      <span className={classes.verdict}>
        <VerdictIcon size={16} aria-hidden />
        {label}
      </span>
    </Choice>
  );
}
