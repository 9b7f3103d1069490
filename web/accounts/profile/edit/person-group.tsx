import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { withSlashes } from '../../../ui/format/typed-date.ts';
import type { Draft } from './draft.ts';
import { TextField } from './text-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { Grid, Stack } from '../../../ui/layout/boxes/boxes.tsx';

/** The family name stands first in Vietnamese, last in English. */
const nameOrder = {
  vi: ['lastName', 'firstName'],
  en: ['firstName', 'lastName'],
} as const;

const nameTokens = { firstName: 'given-name', lastName: 'family-name' };
const genders = ['male', 'female', 'other', 'unspecified'] as const;
const educationLevels = ['secondary', 'high-school', 'college'] as const;

export function PersonGroup({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('accounts/profile');
  const [language] = useLanguage();
  const { draft, change, errors } = form;
  return (
    <Card title={t('edit.group.person')}>
      <Stack gap={20}>
        <Grid minWidth={360} gap={20}>
          {nameOrder[language].map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              autoComplete={nameTokens[name]}
              maxLength={200}
            />
          ))}
          <TextField form={form} name="username" autoComplete="nickname" maxLength={60} />
          <div data-field="gender">
            <SelectField
              name="gender"
              label={t('edit.field.gender')}
              options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
              value={draft.gender}
              onChange={(gender) => change({ gender: gender as Draft['gender'] })}
              error={errors.gender}
            />
          </div>
          <TextField
            form={form}
            name="dob"
            hint={t('edit.dateHint')}
            shape={withSlashes}
            inputMode="numeric"
            autoComplete="bday"
            maxLength={10}
          />
        </Grid>
        <div data-field="educationLevel">
          <ChoiceCards
            legend={t('edit.field.educationLevel')}
            name="educationLevel"
            choices={educationLevels.map((value) => ({
              value,
              label: t(`educationLevel.${value}`),
            }))}
            {...(draft.educationLevel ? { value: draft.educationLevel } : {})}
            onChange={(educationLevel) => change({ educationLevel })}
            error={errors.educationLevel}
          />
        </div>
      </Stack>
    </Card>
  );
}
