import type { Language } from '@bac/exam/item/language.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import type { SettingsForm } from './use-settings-form.ts';
import { useProblem } from './use-problem.ts';

export function SiteFields({ form }: { form: SettingsForm<'siteName' | 'fallbackLanguage'> }) {
  const { t } = useTranslation(['site/console/system-settings', 'ui']);
  const problem = useProblem(form);
  return (
    <>
      <TextInput
        label={t('field.siteName')}
        description={t('site.nameNote')}
        maxLength={40}
        value={form.draft.siteName}
        error={problem('siteName')}
        onChange={({ target }) => form.change({ siteName: target.value })}
      />
      <ChoiceCards<Language>
        legend={t('field.fallbackLanguage')}
        name="fallbackLanguage"
        choices={[
          { value: 'vi', label: t('ui:languageName.vi') },
          { value: 'en', label: t('ui:languageName.en') },
        ]}
        value={form.draft.fallbackLanguage}
        onChange={(fallbackLanguage) => form.change({ fallbackLanguage })}
      />
    </>
  );
}
