import { ApiError } from '../../../api/api-error.ts';
import { isFromProxy } from '../../../api/is-from-proxy.ts';
import { signOut } from '../../../api/auth-actions.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { call } from '../../../api/client.ts';

/** The server's reply is the same whether or not an account has the address. */
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

/** Reports the outcome through the auth state; also throws, for callers that need the refusal code. */
export async function resetPassword(body: NewPassword): Promise<void> {
  useAuthState.setState({ ...initialState, resetPasswordLoading: true });
  try {
    await call('POST /auth/password/forget/change', { body, quiet: true });
    // The server has ended the account's sessions; a remembered one would make the login page redirect.
    if (useAuthState.getState().isAuthenticated) await signOut();
    useAuthState.setState({ ...initialState, resetPasswordSuccess: true });
  } catch (error) {
    useAuthState.setState({ ...initialState, resetPasswordError: messageOf(error as Error) });
    throw error;
  }
}

/** The message to show; empty if the reply did not come from our server. */
const messageOf = (error: Error): string =>
  error instanceof ApiError && isFromProxy(error) ? '' : error.message;

const initialState = {
  resetPasswordLoading: false,
  resetPasswordSuccess: false,
  resetPasswordError: null,
};

/** Resets the state for the next visit to the page. */
export function forgetPasswordReset(): void {
  useAuthState.setState(initialState);
}
