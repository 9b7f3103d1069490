import type { FormDraftModule } from '@bac/contract/attempts/whole-test.ts';
import { useTranslation } from 'react-i18next';

type ModuleRef = { part?: 1 | 2 | undefined; route?: FormDraftModule['route'] };

/** Names a module: “Module 2, higher”. The section is shown by the tab or beside it. */
export function useModuleName(): (module: ModuleRef) => string {
  const { t } = useTranslation('bank/console/tests');
  return ({ part, route }) => {
    if (part === undefined) return route ? t(`module.way.${route}`) : t('module.whole');
    return route ? t(`module.${route}`) : t('module.first', { part });
  };
}
