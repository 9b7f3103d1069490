import type { Settings } from '@bac/contract/site/settings.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useProblem } from './use-problem.ts';
import type { SettingsForm } from './use-settings-form.ts';
import classes from './system-settings.module.css';

const languages = ['vi', 'en'] as const;

/** The operator and the contacts; fields with two languages are side by side. */
export function ContactFields({ form }: { form: SettingsForm<'operator' | 'contacts'> }) {
  const { t } = useTranslation(['site/console/system-settings', 'ui']);
  const problem = useProblem(form);
  const { operator, contacts } = form.draft;
  const change = (part: Partial<Settings['contacts']>): void =>
    form.change({ contacts: { ...contacts, ...part } });

  const addressFields = languages.map((language) => (
    <TextInput
      key={language}
      label={t('inLanguage', {
        field: t('field.address'),
        language: t(`ui:languageName.${language}`),
      })}
      className={classes.wide ?? ''}
      lang={language}
      maxLength={200}
      value={contacts.address[language]}
      error={problem(`contacts.address.${language}`)}
      onChange={({ target }) =>
        change({ address: { ...contacts.address, [language]: target.value } })
      }
    />
  ));

  const operatorField = (name: 'name' | 'registration', maxLength: number) => (
    <TextInput
      label={t(`field.${name}`)}
      maxLength={maxLength}
      value={operator[name]}
      error={problem(`operator.${name}`)}
      onChange={({ target }) => form.change({ operator: { ...operator, [name]: target.value } })}
    />
  );

  return (
    <div className={classes.pair}>
      {operatorField('name', 200)}
      {operatorField('registration', 60)}
      {addressFields}
      <TextInput
        type="email"
        label={t('field.email')}
        maxLength={254}
        value={contacts.email}
        error={problem('contacts.email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextInput
        type="tel"
        label={t('field.phone')}
        maxLength={24}
        value={contacts.phone}
        error={problem('contacts.phone')}
        onChange={({ target }) => change({ phone: target.value })}
      />
    </div>
  );
}
