import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { withSlashes } from '../../ui/format/typed-date.ts';
import type { PersonForm } from './person-form.ts';

export type LineName =
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'email'
  | 'phoneNumber'
  | 'dob'
  | 'address'
  | 'currentAddress'
  | 'goalScore'
  | 'testDate';

interface Props<Name extends LineName> extends Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'rightSection' | 'error' | 'required'
> {
  form: PersonForm<Record<Name, string>>;
  name: Name;
  /** Beside the label, in smaller letters. */
  labelHint?: ReactNode;
  /** Below the field, in smaller letters. */
  hint?: string;
  /** What a text becomes while it is typed. */
  shape?: (typed: string, before: string) => string;
}

/** One line of the draft. `data-field` lets the form find the first field that is wrong. */
export function LineField<Name extends LineName>(props: Props<Name>) {
  const { form, name, labelHint, hint, shape = (typed) => typed, ...field } = props;
  const { t } = useTranslation('accounts/person-form');
  const value = form.draft[name];
  const label = t(`field.${name as LineName}`);
  const change = (typed: string): void =>
    form.change({ [name]: shape(typed, value) } as Partial<Record<Name, string>>);
  return (
    <div data-field={name}>
      <TextInput
        name={name}
        label={
          labelHint ? (
            <>
              {label} {labelHint}
            </>
          ) : (
            label
          )
        }
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        error={form.errors[name]}
        withAsterisk={false}
        {...field}
      />
    </div>
  );
}

/** For a date that is typed as day, month and year. */
export const dateLine = { shape: withSlashes, inputMode: 'numeric', maxLength: 10 } as const;

/** The family name stands first in Vietnamese, last in English. */
const nameOrder = {
  vi: ['lastName', 'firstName'],
  en: ['firstName', 'lastName'],
} as const;

const nameTokens = { firstName: 'given-name', lastName: 'family-name' };

interface NameFieldsProps {
  form: PersonForm<Record<'firstName' | 'lastName', string>>;
  required?: boolean;
}

export function NameFields({ form, required }: NameFieldsProps) {
  const [language] = useLanguage();
  return nameOrder[language].map((name) => (
    <LineField
      key={name}
      form={form}
      name={name}
      autoComplete={nameTokens[name]}
      maxLength={200}
      {...(required && { required })}
    />
  ));
}

export type AreaName = 'bio' | 'interests' | 'goals';

interface AreaProps<Name extends AreaName> {
  form: PersonForm<Record<Name, string>>;
  name: Name;
  rows: number;
  maxLength?: number;
}

/** Several lines of the draft. */
export function AreaField<Name extends AreaName>({ form, name, ...area }: AreaProps<Name>) {
  const { t } = useTranslation('accounts/person-form');
  const change = (typed: string): void =>
    form.change({ [name]: typed } as Partial<Record<Name, string>>);
  return (
    <div data-field={name}>
      <Textarea
        name={name}
        label={t(`field.${name as AreaName}`)}
        value={form.draft[name]}
        onChange={(event) => change(event.currentTarget.value)}
        error={form.errors[name]}
        {...area}
      />
    </div>
  );
}
