import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { passwordProblems } from '../../passwords/password-problems.ts';

const nothing = { current: '', new: '', confirmation: '' };

type Secrets = typeof nothing;
export type SecretName = keyof Secrets;
export type PasswordChange = ReturnType<typeof usePasswordChange>;

export function usePasswordChange() {
  const { t } = useTranslation(['accounts/profile', 'ui']);
  const [secrets, setSecrets] = useState(nothing);
  const [isSubmitted, setSubmitted] = useState(false);
  const [sent, setSent] = useState(nothing);
  const [isChanged, setChanged] = useState(false);
  const { isBusy, error, run, clearError } = useAction();

  // The error of a field is shown until the person types another value.
  const isWrong = error?.code === 'WRONG_PASSWORD' && sent.current === secrets.current;
  const said = sent.new === secrets.new ? error?.about('newPassword') : undefined;
  const broken = passwordProblems(secrets.new, secrets.confirmation);

  function errorsOf(): Partial<Record<SecretName, string>> {
    const errors: Partial<Record<SecretName, string>> = {};
    if (secrets.current === '') errors.current = t('password.currentRequired');
    if (isWrong) errors.current = t('password.wrong');
    if (said) errors.new = t('ui:passwordProblems.said', { words: said });
    if (broken.password) errors.new = t(`ui:passwordProblems.${broken.password}`);
    if (broken.confirmation) errors.confirmation = t(`ui:passwordProblems.${broken.confirmation}`);
    return errors;
  }

  /** Gives the name of the first field that is wrong. */
  async function submit(): Promise<SecretName | undefined> {
    setSubmitted(true);
    setChanged(false);
    clearError();
    if (secrets.current === '') return 'current';
    if (broken.password) return 'new';
    if (broken.confirmation) return 'confirmation';
    let wrong: SecretName | undefined;
    setSent(secrets);
    await run(async () => {
      const body = { currentPassword: secrets.current, newPassword: secrets.new };
      await call('POST /id/password', { body, quiet: true }).catch((refusal: ApiError) => {
        wrong = fieldToBlame(refusal);
        throw refusal;
      });
      setSecrets(nothing);
      setSubmitted(false);
      setChanged(true);
      invalidate('GET /id/sessions');
    });
    return wrong;
  }

  return {
    secrets,
    change: (part: Partial<Secrets>) => setSecrets((before) => ({ ...before, ...part })),
    errors: isSubmitted ? errorsOf() : {},
    isSubmitted,
    isBusy,
    isChanged,
    /** A refusal that no field is to blame for. */
    failure: error && !fieldToBlame(error) ? error.message : undefined,
    submit,
  };
}

function fieldToBlame(error: ApiError): SecretName | undefined {
  if (error.code === 'WRONG_PASSWORD') return 'current';
  return error.about('newPassword') ? 'new' : undefined;
}
