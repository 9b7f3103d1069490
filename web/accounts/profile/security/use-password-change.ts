import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { passwordProblems } from '../../passwords/password-problems.ts';

const empty = { current: '', new: '', confirmation: '' };

type Secrets = typeof empty;
export type SecretName = keyof Secrets;
export type PasswordChange = ReturnType<typeof usePasswordChange>;

export function usePasswordChange() {
  const { t } = useTranslation(['accounts/profile', 'accounts/passwords']);
  const [secrets, setSecrets] = useState(empty);
  const [isSubmitted, setSubmitted] = useState(false);
  const [sent, setSent] = useState(empty);
  const [isChanged, setChanged] = useState(false);
  const { isBusy, error, run, clearError } = useAction();

  // The error of a field is shown until the person types another value.
  const isWrong = error?.code === 'WRONG_PASSWORD' && sent.current === secrets.current;
  const serverError = sent.new === secrets.new ? error?.messageFor('newPassword') : undefined;
  const problems = passwordProblems(secrets.new, secrets.confirmation);

  function errorsOf(): Partial<Record<SecretName, string>> {
    const errors: Partial<Record<SecretName, string>> = {};
    if (secrets.current === '') errors.current = t('password.currentRequired');
    if (isWrong) errors.current = t('password.wrong');
    if (serverError) errors.new = t('accounts/passwords:problems.said', { words: serverError });
    if (problems.password) errors.new = t(`accounts/passwords:problems.${problems.password}`);
    if (problems.confirmation)
      errors.confirmation = t(`accounts/passwords:problems.${problems.confirmation}`);
    return errors;
  }

  /** Returns the name of the first invalid field. */
  async function submit(): Promise<SecretName | undefined> {
    setSubmitted(true);
    setChanged(false);
    clearError();
    if (secrets.current === '') return 'current';
    if (problems.password) return 'new';
    if (problems.confirmation) return 'confirmation';
    let invalidField: SecretName | undefined;
    setSent(secrets);
    await run(async () => {
      const body = { currentPassword: secrets.current, newPassword: secrets.new };
      await call('POST /id/password', { body, quiet: true }).catch((refusal: ApiError) => {
        invalidField = fieldOf(refusal);
        throw refusal;
      });
      setSecrets(empty);
      setSubmitted(false);
      setChanged(true);
      invalidate('GET /id/sessions');
    });
    return invalidField;
  }

  return {
    secrets,
    change: (changes: Partial<Secrets>) => setSecrets((before) => ({ ...before, ...changes })),
    errors: isSubmitted ? errorsOf() : {},
    isSubmitted,
    isBusy,
    isChanged,
    /** A refusal that is not about a field. */
    failure: error && !fieldOf(error) ? error.message : undefined,
    submit,
  };
}

function fieldOf(error: ApiError): SecretName | undefined {
  if (error.code === 'WRONG_PASSWORD') return 'current';
  return error.messageFor('newPassword') ? 'new' : undefined;
}
