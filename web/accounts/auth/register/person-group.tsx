import { isEmail } from '@bac/contract/accounts/account-rules.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { withSlashes } from '../../../ui/forms/typed-date.ts';
import { EmailTaken } from './email-taken.tsx';
import { Group } from './group.tsx';
import { TickIcon } from './icons.tsx';
import classes from './register.module.css';
import { TextField } from './text-field.tsx';
import type { RegistrationState } from './use-registration.ts';

/** The family name stands first in Vietnamese, last in English. */
const nameOrder = {
  vi: ['lastName', 'firstName'],
  en: ['firstName', 'lastName'],
} as const;

const nameTokens = { firstName: 'given-name', lastName: 'family-name' };

export function PersonGroup({ form }: { form: RegistrationState }) {
  const { t } = useTranslation('accounts/auth/register');
  const [language] = useLanguage();
  const { draft, change, errors } = form;
  const isGoodEmail = isEmail(draft.email) && !form.isEmailTaken;
  return (
    <Group title={t('group.person')}>
      <div className={classes.pair}>
        {nameOrder[language].map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            autoComplete={nameTokens[name]}
            maxLength={200}
          />
        ))}
        <TextField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          rightSection={isGoodEmail && <TickIcon className={classes.good} />}
          error={form.isEmailTaken ? <EmailTaken /> : errors.email}
        />
        <TextField
          form={form}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
        />
        <TextField
          form={form}
          name="dob"
          hint={<span className={classes.hint}>{t('dobHint')}</span>}
          shape={withSlashes}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
        />
        <div className={classes.gender} data-field="gender">
          <ChoiceCards
            legend={t('field.gender')}
            name="gender"
            choices={[
              { value: 'male', label: t('gender.male') },
              { value: 'female', label: t('gender.female') },
            ]}
            value={draft.gender}
            onChange={(gender) => change({ gender })}
            error={errors.gender}
            isRequired
          />
        </div>
      </div>
      <div className={classes.educationLevel} data-field="educationLevel">
        <ChoiceCards
          legend={t('field.educationLevel')}
          name="educationLevel"
          choices={[
            { value: 'secondary', label: t('educationLevel.secondary') },
            { value: 'high-school', label: t('educationLevel.highSchool') },
            { value: 'college', label: t('educationLevel.college') },
          ]}
          value={draft.educationLevel}
          onChange={(educationLevel) => change({ educationLevel })}
          error={errors.educationLevel}
          isRequired
        />
      </div>
    </Group>
  );
}
