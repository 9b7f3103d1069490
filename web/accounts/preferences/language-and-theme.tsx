import type { Language } from '@bac/exam/item/language.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { saveLanguage } from './save-preferences.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';

/** Both are stored in the browser, so they work without the server. */
export function LanguageAndTheme() {
  const { t } = useTranslation(['accounts/preferences', 'ui']);
  const [language, setLanguage] = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <ChoiceCards<Language>
        legend={t('language')}
        name="language"
        choices={[
          { value: 'vi', label: t('ui:languageName.vi') },
          { value: 'en', label: t('ui:languageName.en') },
        ]}
        value={language}
        onChange={(chosen) => {
          setLanguage(chosen);
          void saveLanguage(chosen);
        }}
      />
      <ChoiceCards
        legend={t('theme')}
        name="theme"
        choices={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
        ]}
        value={colorScheme === 'dark' ? 'dark' : 'light'}
        onChange={setColorScheme}
      />
    </>
  );
}
