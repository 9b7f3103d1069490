import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { sectionName } from '../../../../item/part-name.ts';
import { ViewTabs } from '../../../../ui/data/table/view-tabs.tsx';
import { countFilled } from './places.ts';

export type Tab = Section | 'history';

interface Props {
  test: WholeTest;
  tab: Tab;
  onChoose: (tab: Tab) => void;
}

/** A section at a time, with how much of it is placed. */
export function EditorTabs({ test, tab, onChoose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const placed = (section: string): string => {
    const modules = test.modules.filter((module) => module.section === section);
    const found = modules.reduce((sum, module) => sum + countFilled(module), 0);
    const wanted = modules.reduce((sum, { slots }) => sum + slots.length, 0);
    return t('placed', { found, wanted });
  };
  return (
    <ViewTabs
      label={t('editor.tabs')}
      views={[
        ...test.plan.map(({ section }) => ({
          value: section as Tab,
          label: `${sectionName(section)[language]} · ${placed(section)}`,
          count: undefined,
        })),
        { value: 'history' as Tab, label: t('history.title'), count: undefined },
      ]}
      isChosen={(each) => each === tab}
      onChoose={onChoose}
    />
  );
}
