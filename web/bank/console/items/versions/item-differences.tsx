import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { subjects } from '@bac/exam/item/subjects.ts';
import { skillFacts, type Skill } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { compareLeaves } from '../../../../ui/data/versions/compare-fields.ts';
import { DifferenceList } from '../../../../ui/data/versions/difference-list.tsx';
import type messages from '../messages.en.json';
import { itemLeaves } from './item-leaves.ts';

interface Props {
  before: ItemDraftContent;
  after: ItemDraftContent;
  /** The text shown if nothing differs. */
  same: string;
}

/** The fields of an item that differ, compared word by word. */
export function ItemDifferences({ before, after, same }: Props) {
  const { t } = useTranslation('bank/console/items');
  const [language] = useLanguage();
  const labelOf = useItemFieldLabel();

  /** Shows a stored code by its label. */
  function formatValue(path: string, value: string): string {
    switch (path) {
      case 'skill':
        return skillFacts[value as Skill].name[language];
      case 'difficulty':
        return t(`difficulty.${value as Difficulty}`);
      case 'subject':
        return t(`subject.${value as (typeof subjects)[number]}`);
      case 'inContext':
        return value === 'true' ? t('fields.contextYes') : t('fields.contextNo');
      case 'response.kind':
        return t(`kind.${value as 'choice' | 'entered'}`);
      default:
        return value;
    }
  }

  return (
    <DifferenceList
      differences={compareLeaves(itemLeaves(before), itemLeaves(after))}
      labelOf={labelOf}
      valueLabel={formatValue}
      emptyText={same}
    />
  );
}

type DifferenceLabel = keyof (typeof messages)['difference'];

/** Labels a path: `response.choices.B.rationale` is “Choice B, reason”. */
function useItemFieldLabel(): (path: string) => string {
  const { t } = useTranslation('bank/console/items');
  return (path) => {
    const [first = '', second = '', third = '', fourth = ''] = path.split('.');
    if (first === 'passages') return t('fields.text', { number: Number(second) + 1 });
    if (first === 'figures') {
      return `${t('figure.number', { number: Number(second) + 1 })}, ${third}`;
    }
    if (first !== 'response') {
      return second === ''
        ? t(`difference.${first as DifferenceLabel}`)
        : `${t(`difference.${first as DifferenceLabel}`)} ${second}`;
    }
    if (second === 'choices') {
      return `${t('fields.choice', { id: third })}, ${t(`difference.${fourth as DifferenceLabel}`)}`;
    }
    return t(`difference.${second as DifferenceLabel}`);
  };
}
