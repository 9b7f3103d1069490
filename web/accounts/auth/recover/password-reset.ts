import { ApiError } from '../../../api/api-error.ts';
import { isForeign } from '../../../api/is-foreign.ts';
import { signOut } from '../../../api/auth-actions.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { call } from '../../../api/client.ts';

/** Answers the same whether or not the address is known. */
export async function requestResetLink(email: string): Promise<void> {
  await call('POST /auth/password/forget', { body: { email }, quiet: true });
}

export async function isResetLinkValid(token: string, signal: AbortSignal): Promise<boolean> {
  const check = { body: { token }, signal, quiet: true };
  return (await call('POST /auth/password/forget/check', check)).valid;
}

interface NewPassword {
  token: string;
  newPassword: string;
  email?: string;
}

/** Tells how it went through the auth state; throws as well, for whoever asks by which refusal. */
export async function resetPassword(body: NewPassword): Promise<void> {
  useAuthState.setState({ ...untouched, resetPasswordLoading: true });
  try {
    await call('POST /auth/password/forget/change', { body, quiet: true });
    // The server has ended the account's sessions; the login page would wave a remembered one through.
    if (useAuthState.getState().isAuthenticated) await signOut();
    useAuthState.setState({ ...untouched, resetPasswordSuccess: true });
  } catch (error) {
    useAuthState.setState({ ...untouched, resetPasswordError: wordsOf(error as Error) });
    throw error;
  }
}

/** Empty where nothing was said that helps the person. */
const wordsOf = (error: Error): string =>
  error instanceof ApiError && isForeign(error) ? '' : error.message;

const untouched = {
  resetPasswordLoading: false,
  resetPasswordSuccess: false,
  resetPasswordError: null,
};

/** The next visit to the page starts afresh. */
export function forgetPasswordReset(): void {
  useAuthState.setState(untouched);
}
