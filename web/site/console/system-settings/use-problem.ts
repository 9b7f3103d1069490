import { useTranslation } from 'react-i18next';
import type { SettingsForm } from './use-settings-form.ts';

/** Returns the error of a field, found in the browser or by the server. */
export function useProblem({ problems, error }: Pick<SettingsForm, 'problems' | 'error'>) {
  const { t } = useTranslation('site/console/system-settings');
  return (path: string): string | undefined => {
    const found = problems[path];
    return found ? t(`problem.${found}`) : error?.messageFor(path);
  };
}
