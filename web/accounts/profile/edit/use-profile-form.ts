import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { refreshUser } from '../../../api/refresh-user.ts';
import { calendarDay } from '../../../ui/format/typed-date.ts';
import { changesOf, draftOf, type Draft, type Field } from './draft.ts';
import { profileProblems } from './profile-problems.ts';

/** What every group of the form is given. */
export interface ProfileForm {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** In the language of the page. */
  errors: Partial<Record<Field, string>>;
}

type Outcome = { state: 'saved' } | { state: 'refused'; sent: Draft; error: ApiError };

export function useProfileForm(profile: Profile, onSaved: (profile: Profile) => void) {
  const { t } = useTranslation('accounts/profile');
  const [today] = useState(() => calendarDay(new Date()));
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [verdicts, setVerdicts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const changes = changesOf(draft, profile);
  const isDirty = Object.keys(changes).length > 0;
  const problems = profileProblems(draft, draftOf(profile), today);
  const refusal = outcome?.state === 'refused' ? outcome : undefined;

  function errorOf(field: Field): string | undefined {
    const name = t(`edit.field.${field}`);
    const problem = problems[field];
    if (problem) return verdicts > 0 ? t(`edit.problem.${problem}`, { field: name }) : undefined;
    const words = refusal?.error.errors.find(({ path }) => path.split('.')[0] === field)?.message;
    // A field that was changed since is no longer spoken of.
    const isAsSent = refusal?.sent[field] === draft[field];
    return words && isAsSent ? t('edit.problem.said', { field: name, words }) : undefined;
  }

  const errors: ProfileForm['errors'] = {};
  for (const field of Object.keys(draft) as Field[]) {
    const error = errorOf(field);
    if (error) errors[field] = error;
  }

  async function send(): Promise<void> {
    const saved = await orEndSession(call('PATCH /id/profile', { body: changes, quiet: true }));
    onSaved(saved);
    setDraft(draftOf(saved));
    if (changes.firstName ?? changes.lastName ?? changes.username) void refreshUser();
  }

  async function submit(): Promise<void> {
    setOutcome(undefined);
    if (Object.values(problems).some(Boolean)) {
      setVerdicts(verdicts + 1);
      return;
    }
    setBusy(true);
    try {
      if (isDirty) await send();
      setVerdicts(0);
      setOutcome({ state: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ state: 'refused', sent: draft, error });
      setVerdicts(verdicts + 1);
    } finally {
      setBusy(false);
    }
  }

  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const form: ProfileForm = { draft, change, errors };
  return {
    form,
    submit,
    isBusy,
    isDirty,
    isSaved: outcome?.state === 'saved' && !isDirty,
    /** Grows with every refusal, of ours or of the server. */
    verdicts,
    failure: refusal?.error,
  };
}
