import type { Theme } from '@bac/exam/orientation/themes.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Formats names of themes in the language of the page, alone or as a list in a sentence. */
export function useThemeNames() {
  const { t } = useTranslation('site/interests');
  const [language] = useLanguage();
  const nameOf = (theme: Theme): string => t(`themes.${theme}`);
  const join = (names: string[]): string => new Intl.ListFormat(language).format(names);
  return { nameOf, join, listOf: (list: readonly Theme[]) => join(list.map(nameOf)) };
}
