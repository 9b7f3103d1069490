import { sectionNames, type Section } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

interface Place {
  section: Section;
  part: number | undefined;
}

/** “Reading and Writing 1”, or the section alone where it has one module. */
export function useModuleName(): (place: Place) => string {
  const { t } = useTranslation('results/detailed');
  const [language] = useLanguage();
  return ({ section, part }) => {
    const name = sectionNames[section][language];
    return part === undefined ? name : t('module', { section: name, part });
  };
}
