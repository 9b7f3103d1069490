import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import { useTranslation } from 'react-i18next';
import { compareFields } from '../../../../ui/data/versions/compare-fields.ts';
import { DifferenceList } from '../../../../ui/data/versions/difference-list.tsx';
import type { ChoiceValue, FieldName } from '../fields/fields-of.ts';

interface Props {
  before: ContentBody;
  after: ContentBody;
  /** Shown when there are no differences. */
  emptyText: string;
}

const choices: readonly string[] = ['art', 'group', 'topic', 'tone', 'state'];

/** The differences between two bodies of an entry, word by word. */
export function Differences({ before, after, emptyText }: Props) {
  const { t } = useTranslation('site/console/content');
  const labelOf = useFieldLabel();

  function valueLabel(path: string, value: string): string {
    const name = path.split('.').at(-1) ?? '';
    if (value === 'true') return t('differences.yes');
    if (value === 'false') return t('differences.no');
    return choices.includes(name) ? t(`choice.${value as ChoiceValue}`) : value;
  }

  return (
    <DifferenceList
      differences={compareFields(before, after)}
      labelOf={labelOf}
      valueLabel={valueLabel}
      noLanguageLabel={t('differences.both')}
      emptyText={emptyText}
    />
  );
}

/** Formats `phases.0.title` as “Phase 1, Title”. */
function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation('site/console/content');
  return (path) => {
    const [first = '', index, ...rest] = path.split('.');
    if (first === 'features' || first === 'phases') {
      const item = t(`editor.item.${first}`, { number: Number(index) + 1 });
      return [item, ...rest.map((name) => t(`field.${name as FieldName}`))].join(', ');
    }
    return t(`field.${(index ?? first) as FieldName}`);
  };
}
