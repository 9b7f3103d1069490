import type { Language } from '@bac/exam/item/language.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../api/client.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { ChoiceCards } from '../ui/choice-cards.tsx';

/** Our letters follow the language of the page; where the account cannot be told, the page changes all the same. */
const tellAccount = (language: Language): Promise<unknown> =>
  call('PATCH /id/profile', { body: { language }, quiet: true }).catch(() => {});

/** Both are kept in the browser, so they work before and without the server. */
export function LanguageAndTheme() {
  const { t } = useTranslation(['settings', 'ui']);
  const [language, setLanguage] = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <ChoiceCards<Language>
        legend={t('display.language')}
        name="language"
        choices={[
          { value: 'vi', label: t('ui:languageName.vi') },
          { value: 'en', label: t('ui:languageName.en') },
        ]}
        value={language}
        onChange={(chosen) => {
          setLanguage(chosen);
          void tellAccount(chosen);
        }}
      />
      <ChoiceCards
        legend={t('display.theme')}
        name="theme"
        choices={[
          { value: 'light', label: t('display.light') },
          { value: 'dark', label: t('display.dark') },
        ]}
        value={colorScheme === 'dark' ? 'dark' : 'light'}
        onChange={setColorScheme}
      />
    </>
  );
}
