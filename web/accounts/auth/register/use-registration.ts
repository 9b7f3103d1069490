import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { register } from './register.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { errorsOf, saidOf, type PersonForm } from '../../person-form/person-form.ts';
import { calendarDay } from '../../../ui/format/typed-date.ts';
import { emptyDraft, registrationOf, type Draft, type Field } from './draft.ts';
import { registrationProblems } from './registration-problems.ts';

/** What came of the last sending, together with what was sent: a changed field is no longer spoken of. */
interface Refusal {
  sent: Draft;
  error: unknown;
}

export interface RegistrationState extends PersonForm<Draft> {
  isEmailTaken: boolean;
  /** The person has pressed the button, so that what is missing may be shown in red. */
  isSubmitted: boolean;
}

/** The ticks below the passwords say live what these lack, so leaving them is no occasion for red. */
const isJudgedWhenLeft = (field: Field): boolean =>
  field !== 'password' && field !== 'confirmPassword';

const fields = Object.keys(emptyDraft) as Field[];

export function useRegistration() {
  const { t } = useTranslation(['accounts/auth/register', 'accounts/person-form']);
  const isBusy = useAuthState(({ isLoading }) => isLoading);
  const [today] = useState(() => calendarDay(new Date()));
  const [draft, setDraft] = useState(emptyDraft);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [verdicts, setVerdicts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();

  const isSubmitted = verdicts > 0;
  const problems = registrationProblems(draft, today);
  const failure = refusal?.error instanceof ApiError ? refusal.error : undefined;
  const sent = refusal?.sent;
  const isEmailTaken = failure?.code === 'EMAIL_TAKEN' && sent?.email === draft.email;

  function errorOf(field: Field): string | undefined {
    const name = t(`accounts/person-form:field.${field}`);
    const problem = problems[field];
    if (problem) {
      const isShown = isSubmitted || left.has(field);
      return isShown ? t(`accounts/person-form:problem.${problem}`, { field: name }) : undefined;
    }
    if (field === 'email' && isEmailTaken) return failure.message;
    const words = saidOf(field, { failure, sent, draft });
    return words && t('accounts/person-form:problem.said', { field: name, words });
  }

  const errors = errorsOf(fields, errorOf);

  function leave(field: Field): void {
    if (isJudgedWhenLeft(field)) setLeft((before) => new Set(before).add(field));
  }

  async function submit(): Promise<void> {
    // Asked of the state itself: a second press may come before the first one is painted.
    if (useAuthState.getState().isLoading) return;
    setRefusal(undefined);
    if (Object.values(problems).some(Boolean)) {
      setVerdicts(verdicts + 1);
      return;
    }
    try {
      await register(registrationOf(draft));
    } catch (error) {
      setRefusal({ sent: draft, error });
      setVerdicts(verdicts + 1);
    }
  }

  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const form: RegistrationState = { draft, change, errors, isEmailTaken, isSubmitted };
  return {
    form,
    leave,
    submit,
    isBusy,
    /** Grows with every verdict of ours or of the server. */
    verdicts,
    /** The failure that no field is to blame for. */
    failure:
      refusal && !isAboutFields(failure) ? (failure?.message ?? t('notRegistered')) : undefined,
  };
}

const isAboutFields = (failure: ApiError | undefined): boolean =>
  failure?.code === 'EMAIL_TAKEN' || (failure?.errors ?? []).some(({ path }) => path in emptyDraft);
