import { Alert, Button, PasswordInput } from '@mantine/core';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import type { Action } from '../../../api/use-action.ts';
import form from '../../../ui/overlays/dialog-form.module.css';

interface Props {
  text: string;
  confirmLabel: string;
  isDanger?: boolean;
  action: Pick<Action, 'isBusy' | 'error'>;
  /** A problem that did not come from the server. */
  problem?: string | undefined;
  onSend: (password: string) => void;
  onCancel: () => void;
  /** Fields above the password. */
  children?: ReactNode;
  /** Fields below it. */
  below?: ReactNode;
}

/** Asks for the password again before a change to how the person signs in: an unlocked phone must not be enough. */
export function PasswordForm(props: Props) {
  const { text, confirmLabel, isDanger = false, action, problem, onSend, onCancel } = props;
  const { t } = useTranslation(['accounts/profile/security', 'accounts/profile', 'ui']);
  const user = useUser();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isWrong = action.error?.code === 'WRONG_PASSWORD';
  const refusal = isWrong ? undefined : action.error?.message;
  const wrongPassword = isWrong ? t('accounts/profile:password.wrong') : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onSend(password);
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={form.fields}>
        <p className={form.text}>{text}</p>
        {(refusal ?? problem) && (
          <Alert color="lotus" variant="light" role="alert">
            {refusal ?? problem}
          </Alert>
        )}
        {props.children}
        {/* For the browser's password manager. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordInput
          name="currentPassword"
          label={t('passwordOnce')}
          autoComplete="current-password"
          data-autofocus={props.children === undefined || undefined}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={isMissing ? t('accounts/profile:password.currentRequired') : wrongPassword}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t('accounts/profile:password.show') }}
        />
        {props.below}
      </div>
      <div className={form.buttons}>
        <Button variant="default" disabled={action.isBusy} onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
        <Button type="submit" loading={action.isBusy} {...(isDanger ? { color: 'lotus' } : {})}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
