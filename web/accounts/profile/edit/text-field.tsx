import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from './use-profile-form.ts';

type LineName =
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'dob'
  | 'address'
  | 'currentAddress'
  | 'goalScore'
  | 'testDate';

type TextName = 'bio' | 'interests' | 'goals';

interface LineProps extends Pick<TextInputProps, 'inputMode' | 'autoComplete' | 'maxLength'> {
  form: ProfileForm;
  name: LineName;
  /** Below the field, in smaller letters. */
  hint?: string;
  /** What a text becomes while it is typed. */
  shape?: (typed: string, before: string) => string;
}

/** One line of the draft. `data-field` lets the form find the first field that is wrong. */
export function TextField({ form, name, hint, shape = (typed) => typed, ...field }: LineProps) {
  const { t } = useTranslation('accounts/profile');
  const value = form.draft[name];
  return (
    <div data-field={name}>
      <TextInput
        name={name}
        label={t(`edit.field.${name}`)}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        onChange={(event) => form.change({ [name]: shape(event.currentTarget.value, value) })}
        error={form.errors[name]}
        {...field}
      />
    </div>
  );
}

interface AreaProps {
  form: ProfileForm;
  name: TextName;
  rows: number;
  maxLength: number;
}

export function TextArea({ form, name, ...area }: AreaProps) {
  const { t } = useTranslation('accounts/profile');
  return (
    <div data-field={name}>
      <Textarea
        name={name}
        label={t(`edit.field.${name}`)}
        value={form.draft[name]}
        onChange={(event) => form.change({ [name]: event.currentTarget.value })}
        error={form.errors[name]}
        {...area}
      />
    </div>
  );
}
