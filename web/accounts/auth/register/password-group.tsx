import { PasswordInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordRules } from '../../passwords/password-rules.tsx';
import { Group } from './group.tsx';
import classes from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

const names = ['password', 'confirmPassword'] as const;

export function PasswordGroup({ form }: { form: RegistrationState }) {
  const { t } = useTranslation('accounts/auth/register');
  const rulesId = useId();
  return (
    <Group title={t('group.password')} describedBy={rulesId}>
      <div className={classes.pair}>
        {names.map((name) => (
          <div key={name} data-field={name}>
            <PasswordInput
              name={name}
              label={t(`field.${name}`)}
              autoComplete="new-password"
              maxLength={1000}
              value={form.draft[name]}
              onChange={(event) => form.change({ [name]: event.currentTarget.value })}
              error={form.errors[name]}
              required
              withAsterisk={false}
              visibilityToggleFocusable
              visibilityToggleButtonProps={{ 'aria-label': t(`show.${name}`) }}
            />
          </div>
        ))}
      </div>
      <PasswordRules
        id={rulesId}
        password={form.draft.password}
        confirmation={form.draft.confirmPassword}
        isSubmitted={form.isSubmitted}
      />
    </Group>
  );
}
