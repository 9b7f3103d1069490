import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import { useTranslation } from 'react-i18next';
import { compareFields } from '../../../../ui/data/versions/compare-fields.ts';
import { DifferenceList } from '../../../../ui/data/versions/difference-list.tsx';
import type { ChoiceValue } from '../fields/fields-of.ts';
import { useFieldLabel } from './use-field-label.ts';

interface Props {
  before: ContentBody;
  after: ContentBody;
  /** What is said where nothing differs. */
  same: string;
}

const choices: readonly string[] = ['art', 'group', 'topic', 'tone', 'state'];

/** Each field that differs, word by word. */
export function Differences({ before, after, same }: Props) {
  const { t } = useTranslation('site/console/content');
  const labelOf = useFieldLabel();

  function said(path: string, value: string): string {
    const name = path.split('.').at(-1) ?? '';
    if (value === 'true') return t('differences.yes');
    if (value === 'false') return t('differences.no');
    return choices.includes(name) ? t(`choice.${value as ChoiceValue}`) : value;
  }

  return (
    <DifferenceList
      differences={compareFields(before, after)}
      labelOf={labelOf}
      said={said}
      both={t('differences.both')}
      same={same}
    />
  );
}
