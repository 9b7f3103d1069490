import { isEmail } from '@bac/contract/accounts/account-rules.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import { withSlashes } from '../../../ui/format/typed-date.ts';
import { Group } from './group.tsx';
import { TickIcon } from './icons.tsx';
import classes from './register.module.css';
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

/** Whoever has an account already is shown both ways back to it. */
function EmailTaken() {
  const { t } = useTranslation('accounts/auth/register');
  return (
    // One element: the line of an error lays its parts side by side.
    <span className={classes.taken}>
      <Trans
        t={t}
        i18nKey="problem.emailTaken"
        components={{
          login: <Link to="/auth/login" />,
          reset: <Link to="/auth/forgot-password" />,
        }}
      />
    </span>
  );
}

type Name = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'dob';

interface TextFieldProps extends Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'rightSection' | 'error'
> {
  form: RegistrationState;
  name: Name;
  /** Said beside the label, in smaller letters. */
  hint?: ReactNode;
  /** What a text becomes while it is typed. */
  shape?: (typed: string, before: string) => string;
}

/** One line of the draft. `data-field` lets the form find the first field that is wrong. */
function TextField({ form, name, hint, shape = (typed) => typed, ...field }: TextFieldProps) {
  const { t } = useTranslation('accounts/auth/register');
  const value = form.draft[name];
  return (
    <div data-field={name}>
      <TextInput
        name={name}
        label={
          <>
            {t(`field.${name}`)} {hint}
          </>
        }
        value={value}
        onChange={(event) => form.change({ [name]: shape(event.currentTarget.value, value) })}
        error={form.errors[name]}
        required
        withAsterisk={false}
        {...field}
      />
    </div>
  );
}
