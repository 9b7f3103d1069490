import type { ReportModule } from '@bac/contract/results/results.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { moduleName } from './module-name.ts';

/** The names of a report's modules in the language of the page. */
export function useModuleName(modules: readonly ReportModule[]): (module: ReportModule) => string {
  const [language] = useLanguage();
  return (module) => moduleName(modules, module, language);
}
