import { placeholdersOf } from '@bac/contract/site/placeholders.ts';
import type { Settings } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Alert, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../api/leave-guard.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeskFields } from './desk-fields.tsx';
import { PolicyFields, policyNames } from './policy-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useProblem } from './use-problem.ts';
import { useSettingsForm, type SettingsForm } from './use-settings-form.ts';

/** Four sections, each saved separately. */
export function SettingsForms({ settings }: { settings: Settings }) {
  const { t } = useTranslation('site/console/system-settings');
  const site = useSettingsForm(settings, ['siteName', 'fallbackLanguage']);
  const contacts = useSettingsForm(settings, ['operator', 'contacts']);
  const desk = useSettingsForm(settings, ['officeHours', 'visitorTicketMonths']);
  const policies = useSettingsForm(settings, policyNames);
  return (
    <>
      <SettingsSection title={t('site.title')} lead={t('site.lead')} form={site}>
        <SiteFields form={site} />
      </SettingsSection>
      <SettingsSection title={t('contacts.title')} lead={t('contacts.lead')} form={contacts}>
        <PlaceholderNote form={contacts} />
        <ContactFields form={contacts} />
      </SettingsSection>
      <SettingsSection title={t('desk.title')} lead={t('desk.lead')} form={desk}>
        <DeskFields form={desk} />
      </SettingsSection>
      <SettingsSection title={t('policies.title')} lead={t('policies.lead')} form={policies}>
        <PolicyFields form={policies} />
      </SettingsSection>
      <LeaveGuard
        isDirty={site.isDirty || contacts.isDirty || desk.isDirty || policies.isDirty}
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
      />
    </>
  );
}

/** Warns while the saved values are those of a new site. */
function PlaceholderNote({ form }: { form: SettingsForm<'operator' | 'contacts'> }) {
  const { t } = useTranslation('site/console/system-settings');
  const placeholders = placeholdersOf(form.base);
  if (placeholders.length === 0) return null;
  const fields = placeholders.map((name) => t(`field.${name}`)).join(', ');
  return (
    <Alert color="turmeric" variant="light">
      {t('contacts.placeholders', { fields })}
    </Alert>
  );
}

function SiteFields({ form }: { form: SettingsForm<'siteName' | 'fallbackLanguage'> }) {
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
