import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { updateQuery } from '../../../api/query-cache.ts';
import { refreshUser } from '../../../api/refresh-user.ts';
import { useAction } from '../../../api/use-action.ts';
import { errorsOf, serverErrorOf, type PersonForm } from '../../person-form/person-form.ts';
import { calendarDay } from '../../../ui/format/typed-date.ts';
import { changesOf, draftOf, type Draft, type Field } from './draft.ts';
import { profileProblems } from './profile-problems.ts';

export type ProfileForm = PersonForm<Draft>;

export function useProfileForm(profile: Profile) {
  const { t } = useTranslation('accounts/person-form');
  const [today] = useState(() => calendarDay(new Date()));
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [failureCount, setFailureCount] = useState(0);
  const [sent, setSent] = useState(draft);
  const [isSaved, setSaved] = useState(false);
  const { isBusy, error, run, clearError } = useAction();

  const changes = changesOf(draft, profile);
  const isDirty = Object.keys(changes).length > 0;
  const problems = profileProblems(draft, draftOf(profile), today);

  function errorOf(field: Field): string | undefined {
    const name = t(`field.${field}`);
    const problem = problems[field];
    if (problem) return failureCount > 0 ? t(`problem.${problem}`, { field: name }) : undefined;
    const message = serverErrorOf(field, { failure: error, sent, draft });
    return message && t('problem.said', { field: name, words: message });
  }

  const errors = errorsOf(Object.keys(draft) as Field[], errorOf);

  async function send(): Promise<void> {
    const saved = await call('PATCH /id/profile', { body: changes, quiet: true });
    updateQuery('GET /id/profile', {}, () => saved);
    setDraft(draftOf(saved));
    if (changes.firstName ?? changes.lastName ?? changes.username) void refreshUser();
  }

  async function submit(): Promise<void> {
    setSaved(false);
    clearError();
    if (Object.values(problems).some(Boolean)) {
      setFailureCount(failureCount + 1);
      return;
    }
    setSent(draft);
    const isDone = await run(async () => {
      if (isDirty) await send();
      setSaved(true);
    });
    setFailureCount(isDone ? 0 : failureCount + 1);
  }

  const change = (edits: Partial<Draft>): void => setDraft((before) => ({ ...before, ...edits }));
  const form: ProfileForm = { draft, change, errors };
  return {
    form,
    submit,
    isBusy,
    isDirty,
    isSaved: isSaved && !isDirty,
    /** Counts failed submissions, whether the form or the server found the problem. */
    failureCount,
    failure: error,
  };
}
