import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PasswordChange, SecretName } from './use-password-change.ts';

interface Props {
  form: PasswordChange;
  name: SecretName;
  autoComplete?: 'current-password' | 'new-password';
  describedBy?: string;
}

export function SecretField({ form, name, autoComplete = 'new-password', describedBy }: Props) {
  const { t } = useTranslation('accounts/profile');
  return (
    <PasswordInput
      name={name}
      label={t(`password.${name}`)}
      autoComplete={autoComplete}
      value={form.secrets[name]}
      onChange={(event) => form.change({ [name]: event.currentTarget.value })}
      error={form.errors[name]}
      aria-invalid={Boolean(form.errors[name])}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    />
  );
}
