import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { register } from './register.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { errorsOf, serverErrorOf, type PersonForm } from '../../person-form/person-form.ts';
import { calendarDay } from '../../../ui/format/typed-date.ts';
import { emptyDraft, registrationOf, type Draft, type Field } from './draft.ts';
import { registrationProblems } from './registration-problems.ts';

/** The last failure with the draft that was sent: a field changed since then shows no error from it. */
interface Refusal {
  sent: Draft;
  error: unknown;
}

export interface RegistrationState extends PersonForm<Draft> {
  isEmailTaken: boolean;
  /** The person has pressed the button, so missing values may be shown as errors. */
  isSubmitted: boolean;
}

/** The ticks below the passwords already show live what is missing, so leaving these fields shows no error. */
const isValidatedOnBlur = (field: Field): boolean =>
  field !== 'password' && field !== 'confirmPassword';

const fields = Object.keys(emptyDraft) as Field[];

export function useRegistration() {
  const { t } = useTranslation(['accounts/auth/register', 'accounts/person-form']);
  const isBusy = useAuthState(({ isLoading }) => isLoading);
  const [today] = useState(() => calendarDay(new Date()));
  const [draft, setDraft] = useState(emptyDraft);
  const [leftFields, setLeftFields] = useState<ReadonlySet<Field>>(new Set());
  const [failureCount, setFailureCount] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();

  const isSubmitted = failureCount > 0;
  const problems = registrationProblems(draft, today);
  const failure = refusal?.error instanceof ApiError ? refusal.error : undefined;
  const sent = refusal?.sent;
  const isEmailTaken = failure?.code === 'EMAIL_TAKEN' && sent?.email === draft.email;

  function errorOf(field: Field): string | undefined {
    const name = t(`accounts/person-form:field.${field}`);
    const problem = problems[field];
    if (problem) {
      const isShown = isSubmitted || leftFields.has(field);
      return isShown ? t(`accounts/person-form:problem.${problem}`, { field: name }) : undefined;
    }
    if (field === 'email' && isEmailTaken) return failure.message;
    const message = serverErrorOf(field, { failure, sent, draft });
    return message && t('accounts/person-form:problem.said', { field: name, words: message });
  }

  const errors = errorsOf(fields, errorOf);

  function leave(field: Field): void {
    if (isValidatedOnBlur(field)) setLeftFields((before) => new Set(before).add(field));
  }

  async function submit(): Promise<void> {
    // Reads the store, not the hook: a second press may come before the first one has rendered.
    if (useAuthState.getState().isLoading) return;
    setRefusal(undefined);
    if (Object.values(problems).some(Boolean)) {
      setFailureCount(failureCount + 1);
      return;
    }
    try {
      await register(registrationOf(draft));
    } catch (error) {
      setRefusal({ sent: draft, error });
      setFailureCount(failureCount + 1);
    }
  }

  const change = (changes: Partial<Draft>): void =>
    setDraft((before) => ({ ...before, ...changes }));
  const form: RegistrationState = { draft, change, errors, isEmailTaken, isSubmitted };
  return {
    form,
    leave,
    submit,
    isBusy,
    /** Counts failed submissions, whether the form or the server found the problem. */
    failureCount,
    /** The failure that is not about a field. */
    failure:
      refusal && !isAboutFields(failure) ? (failure?.message ?? t('notRegistered')) : undefined,
  };
}

const isAboutFields = (failure: ApiError | undefined): boolean =>
  failure?.code === 'EMAIL_TAKEN' || (failure?.errors ?? []).some(({ path }) => path in emptyDraft);
