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
  /** Small text beside the label. */
  labelHint?: ReactNode;
  /** Small text below the field. */
  hint?: string;
  /** Formats the text while it is typed. */
  shape?: (text: string, before: string) => string;
}

/** A one-line field of the draft. `data-field` lets the form find the first invalid field. */
export function LineField<Name extends LineName>(props: Props<Name>) {
  const { form, name, labelHint, hint, shape = (text) => text, ...field } = props;
  const { t } = useTranslation('accounts/person-form');
  const value = form.draft[name];
  const label = t(`field.${name as LineName}`);
  const change = (text: string): void =>
    form.change({ [name]: shape(text, value) } as Partial<Record<Name, string>>);
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

/** Props for a date that is typed as day, month and year. */
export const dateLine = { shape: withSlashes, inputMode: 'numeric', maxLength: 10 } as const;

/** The family name comes first in Vietnamese, last in English. */
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

/** A multi-line field of the draft. */
export function AreaField<Name extends AreaName>({ form, name, ...area }: AreaProps<Name>) {
  const { t } = useTranslation('accounts/person-form');
  const change = (text: string): void =>
    form.change({ [name]: text } as Partial<Record<Name, string>>);
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
