import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { passwordProblems } from '../../passwords/password-problems.ts';

const nothing = { current: '', new: '', confirmation: '' };

type Secrets = typeof nothing;
export type SecretName = keyof Secrets;
export type PasswordChange = ReturnType<typeof usePasswordChange>;

type Outcome = { state: 'changed' } | { state: 'refused'; sent: Secrets; error: ApiError };

export function usePasswordChange(onChanged: () => void) {
  const { t } = useTranslation(['accounts/profile', 'ui']);
  const [secrets, setSecrets] = useState(nothing);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const refusal = outcome?.state === 'refused' ? outcome : undefined;
  // Spoken of until the person types another one.
  const isWrong =
    refusal?.error.code === 'WRONG_PASSWORD' && refusal.sent.current === secrets.current;
  const said = refusal?.sent.new === secrets.new ? refusal.error.about('newPassword') : undefined;
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
    setOutcome(undefined);
    if (secrets.current === '') return 'current';
    if (broken.password) return 'new';
    if (broken.confirmation) return 'confirmation';
    setBusy(true);
    try {
      const body = { currentPassword: secrets.current, newPassword: secrets.new };
      await orEndSession(call('POST /id/password', { body, quiet: true }));
      setSecrets(nothing);
      setSubmitted(false);
      setOutcome({ state: 'changed' });
      onChanged();
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ state: 'refused', sent: secrets, error });
      return fieldToBlame(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    secrets,
    change: (part: Partial<Secrets>) => setSecrets((before) => ({ ...before, ...part })),
    errors: isSubmitted ? errorsOf() : {},
    isSubmitted,
    isBusy,
    isChanged: outcome?.state === 'changed',
    /** A refusal that no field is to blame for. */
    failure: refusal && !fieldToBlame(refusal.error) ? refusal.error.message : undefined,
    submit,
  };
}

function fieldToBlame(error: ApiError): SecretName | undefined {
  if (error.code === 'WRONG_PASSWORD') return 'current';
  return error.about('newPassword') ? 'new' : undefined;
}
