import type { ReportModule } from '@bac/contract/results.ts';
import { sectionNames } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';

/** “Math 2”; where a section has one module alone, “Math”. */
export function useModuleName(modules: readonly ReportModule[]): (module: ReportModule) => string {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const isAlone = ({ section }: ReportModule): boolean =>
    modules.filter((other) => other.section === section).length === 1;
  return (module) => {
    const section = sectionNames[module.section][language];
    return isAlone(module) ? section : t('modules.name', { section, part: module.part });
  };
}
