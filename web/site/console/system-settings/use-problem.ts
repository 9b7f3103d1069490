import { useTranslation } from 'react-i18next';
import type { SettingsForm } from './use-settings-form.ts';

/** What is wrong with a field: found here, or by the server where it knows better. */
export function useProblem({ problems, error }: Pick<SettingsForm, 'problems' | 'error'>) {
  const { t } = useTranslation('site/console/system-settings');
  return (path: string): string | undefined => {
    const found = problems[path];
    return found ? t(`problem.${found}`) : error?.about(path);
  };
}
