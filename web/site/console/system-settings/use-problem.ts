import { useTranslation } from 'react-i18next';
import type { SettingsForm } from './use-settings-form.ts';

/** What is wrong with a field: found here, or by the server where it knows better. */
export function useProblem({ problems, saving }: Pick<SettingsForm, 'problems' | 'saving'>) {
  const { t } = useTranslation('site/console/system-settings');
  return (path: string): string | undefined => {
    const found = problems[path];
    if (found) return t(`problem.${found}`);
    if (saving.state !== 'failed') return undefined;
    return saving.error.errors.find((one) => one.path === path)?.message;
  };
}
