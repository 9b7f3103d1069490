import { Alert, Button, PasswordInput } from '@mantine/core';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PasswordRules } from '../../passwords/password-rules.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import shared from '../profile.module.css';
import { usePasswordChange, type PasswordChange, type SecretName } from './use-password-change.ts';

export function PasswordCard() {
  const { t } = useTranslation('accounts/profile');
  const user = useUser();
  const rulesId = useId();
  const form = usePasswordChange();
  const { secrets, errors, isSubmitted } = form;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    void form.submit().then((invalidName) => {
      const field = invalidName && fields.namedItem(invalidName);
      if (field instanceof HTMLElement) field.focus();
      return undefined;
    });
  }

  return (
    <Card title={t('password.title')}>
      <form onSubmit={submit} noValidate aria-label={t('password.title')}>
        <Stack gap={20}>
          {form.failure && (
            <Alert color="lotus" variant="light" title={t('password.failed')} role="alert">
              {form.failure}
            </Alert>
          )}
          {/* For the browser's password manager. */}
          <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <SecretField form={form} name="current" autoComplete="current-password" />
          <SecretField form={form} name="new" describedBy={rulesId} />
          <SecretField form={form} name="confirmation" />
          <PasswordRules
            id={rulesId}
            password={secrets.new}
            confirmation={secrets.confirmation}
            isSubmitted={isSubmitted && Boolean(errors.new ?? errors.confirmation)}
          />
          <Button type="submit" loading={form.isBusy}>
            {t('password.submit')}
          </Button>
          <output className={shared.done}>{form.isChanged && t('password.changed')}</output>
        </Stack>
      </form>
    </Card>
  );
}

interface SecretFieldProps {
  form: PasswordChange;
  name: SecretName;
  autoComplete?: 'current-password' | 'new-password';
  describedBy?: string;
}

function SecretField({ form, name, autoComplete = 'new-password', describedBy }: SecretFieldProps) {
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
