import type { TFunction } from 'i18next';
import { ApiError } from '../../api/api-error.ts';
import { isForeign } from '../../api/is-foreign.ts';

/** Why nobody is signed in: in the words of the server, and in ours where it had no say. */
export function signInProblem(error: unknown, t: TFunction<'accounts/auth'>): string {
  if (!(error instanceof ApiError)) return t('problem.again');
  if (error.status === 0) return t('problem.noNetwork');
  if (!isForeign(error)) return error.message;
  return t(error.status === 401 ? 'problem.credentials' : 'problem.failed');
}

const closed: (string | undefined)[] = ['ACCOUNT_BANNED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_INACTIVE'];

/** Only the team can let them in again. */
export const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && closed.includes(error.code);
