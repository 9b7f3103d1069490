import type { Plan } from '@bac/exam/attempt/plan.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { moduleName } from '../../../item/structure-name.ts';
import { sectionNumber } from './plan-sizes.ts';

/** The name of a module on every screen of the test, such as “Section 2, Module 1: Math”. */
export function useModuleHeading(): (plan: Plan, module: number) => string {
  const { t } = useTranslation('attempts/player');
  const [language] = useLanguage();
  return (plan, module) => {
    const planned = plan.modules[module];
    if (!planned) return '';
    const { section, part } = planned;
    const name = moduleName(section, part)[language];
    return t('heading', { section: sectionNumber(plan, section), part, name });
  };
}
