import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { valueAt, type Path } from '../../../../ui/forms/value-path.ts';
import type { Field, FieldName } from './fields-of.ts';
import type { Form } from './form.ts';

interface ChoiceProps {
  form: Form;
  field: Extract<Field, { type: 'choice' }>;
  path: Path;
}

export function ChoiceField({ form, field, path }: ChoiceProps) {
  const { t } = useTranslation('site/console/content');
  return (
    <NativeSelect
      label={t(`field.${field.name}`)}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      data={field.values.map((value) => ({ value, label: t(`choice.${value}`) }))}
      value={String(valueAt(form.body, path))}
      onChange={({ currentTarget }) => form.change(path, currentTarget.value)}
      error={form.errors[path]}
    />
  );
}

interface SwitchProps {
  form: Form;
  name: FieldName;
  path: Path;
}

export function SwitchRow({ form, name, path }: SwitchProps) {
  const { t } = useTranslation('site/console/content');
  return (
    <CheckboxField
      label={t(`field.${name}`)}
      checked={valueAt(form.body, path) === true}
      onChange={({ currentTarget }) => form.change(path, currentTarget.checked)}
    />
  );
}
