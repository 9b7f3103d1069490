import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from './use-registration.ts';

type Name = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'dob';

interface Props extends Pick<
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
export function TextField({ form, name, hint, shape = (typed) => typed, ...field }: Props) {
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
